import { useLayoutEffect, useState } from "react";

/** How much of the window the tray of answers takes, on the right or at the bottom: what lies over the board stands beside or above it. */
export function useTrayRoom(): { right: number; bottom: number } {
  const [room, setRoom] = useState({ right: 0, bottom: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const tray = document.getElementById("tray")?.getBoundingClientRect();
      if (tray === undefined) return;
      const beside = tray.left > innerWidth / 3;
      setRoom(
        beside
          ? { right: innerWidth - tray.left, bottom: 0 }
          : { right: 0, bottom: Math.max(0, innerHeight - tray.top) },
      );
    };
    // The tray moves when the board has found its form for the window.
    const later = () => requestAnimationFrame(() => requestAnimationFrame(measure));
    measure();
    addEventListener("resize", later);
    return () => removeEventListener("resize", later);
  }, []);
  return room;
}
