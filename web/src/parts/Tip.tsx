// What is shown of a thing while it is hovered or has the focus. Radix' parts are there only for the one that is looked at: a table has
// a hundred such things, and their parts were nine tenths of what each answer drew again.
import { Slot, Tooltip } from "radix-ui";
import {
  type ComponentProps,
  type ReactElement,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";

const HEARD = ["onPointerMove", "onPointerLeave", "onPointerDown", "onFocus", "onBlur", "onClick"] as const;
type Heard = (typeof HEARD)[number];
type Listeners = Partial<Record<Heard, (event: SyntheticEvent) => void>>;

interface TipProps extends Omit<ComponentProps<typeof Tooltip.Content>, "children"> {
  /** One element that can have focus. */
  children: ReactElement;
  /** What is shown; null: nothing. */
  tip: ComponentProps<typeof Tooltip.Content>["children"];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What a click does when it has closed the tip. */
  tapped?: () => void;
}

export function Tip({ children, tip, open, onOpenChange, tapped, ...content }: TipProps) {
  const id = useId();
  const thing = useRef<HTMLElement>(null);
  const [hovered, hover] = useState(false);
  const [focused, focus] = useState(false);
  const looked = hovered || focused || open;
  const listeners = useRef<Listeners | null>(null);
  /** Radix says nothing of a tip that is left before it was shown; asking for it must end all the same. */
  const unasked = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    unasked.current = open ? undefined : () => onOpenChange(false);
  });
  /** What came before there was anybody to listen. */
  const missed = useRef<[Heard, SyntheticEvent][]>([]);
  useEffect(() => {
    if (!looked) missed.current = [];
  }, [looked]);
  const heard = useMemo(() => {
    const made: Listeners = {};
    for (const name of HEARD) {
      made[name] = (event) => {
        if (name === "onPointerMove" || name === "onPointerDown") hover(true);
        if (name === "onPointerLeave") hover(false);
        if (name === "onPointerLeave" || name === "onBlur") unasked.current?.();
        if (name === "onFocus") focus(true);
        if (name === "onBlur") focus(false);
        if (listeners.current) listeners.current[name]?.(event);
        else missed.current.push([name, event]);
      };
    }
    return made;
  }, []);
  const listen = useCallback((now: Listeners | null) => {
    listeners.current = now;
    if (now !== null) for (const [name, event] of missed.current.splice(0)) now[name]?.(event);
  }, []);
  const click = (event: SyntheticEvent) => {
    heard.onClick?.(event);
    if (tapped) setTimeout(tapped);
  };
  return (
    <>
      <Slot.Root ref={thing} {...heard} onClick={click} aria-describedby={open && tip !== null ? id : undefined}>
        {children}
      </Slot.Root>
      {looked ? (
        <Tooltip.Root open={open} onOpenChange={onOpenChange} disableHoverableContent>
          <Tooltip.Trigger asChild>
            <Lent thing={thing} listen={listen} />
          </Tooltip.Trigger>
          <Tooltip.Portal>
            {tip === null ? null : (
              <Tooltip.Content {...content} id={id} data-tip>
                {tip}
              </Tooltip.Content>
            )}
          </Tooltip.Portal>
        </Tooltip.Root>
      ) : null}
    </>
  );
}

interface LentProps extends Listeners {
  thing: RefObject<HTMLElement | null>;
  listen: (listeners: Listeners | null) => void;
  ref?: Ref<HTMLElement>;
}

/** Stands where Radix expects the thing itself, and lends it: the thing stays what it is when Radix' parts come and go. */
function Lent({ thing, listen, ref, ...props }: LentProps) {
  useLayoutEffect(() => {
    if (typeof ref !== "function") return;
    ref(thing.current);
    return () => void ref(null);
  }, [ref, thing]);
  useLayoutEffect(() => {
    listen(props);
    return () => listen(null);
  });
  return null;
}
