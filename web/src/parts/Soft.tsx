import { useVoice } from "@/words/Words";

/** A text whose long words may be broken: seen with soft hyphens, heard without. */
export function Soft({ children }: { children: string }) {
  const soft = useVoice().soft(children);
  if (soft === children) return children;
  return (
    <>
      <span aria-hidden>{soft}</span>
      <span className="aloud">{children}</span>
    </>
  );
}
