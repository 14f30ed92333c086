import { type RefObject, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";
import { type Shape, shapeOf } from "./form";

interface Measured {
  frame: RefObject<HTMLDivElement | null>;
  /** As wide as ten ems of the frame. */
  ruler: RefObject<HTMLSpanElement | null>;
  shape: Shape;
  /** In ems. */
  width: number;
}

const PIXELS = 16;

/** The size of the frame in its ems, and the layout that follows from it. The page's root says it too, for the style sheets. */
export function useShape(): Measured {
  const frame = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const [size, setSize] = useState({ width: innerWidth / PIXELS, height: innerHeight / PIXELS });
  useLayoutEffect(() => {
    const measure = () => {
      const em = (ruler.current?.offsetWidth ?? 0) / 10 || PIXELS;
      const width = (frame.current?.clientWidth || innerWidth) / em;
      const height = (frame.current?.clientHeight || innerHeight) / em;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const watch = globalThis.ResizeObserver ? new ResizeObserver(measure) : null;
    for (const one of [frame.current, ruler.current]) if (one) watch?.observe(one);
    return () => watch?.disconnect();
  }, []);
  const { form, low, tight, sheets } = shapeOf(size.width, size.height);
  // Before parts measure themselves in layout effects: that forces a layout, which would be one of another form.
  useInsertionEffect(() => {
    const { dataset } = document.documentElement;
    dataset.form = form;
    if (sheets) dataset.sheets = sheets;
    else delete dataset.sheets;
    for (const [name, on] of Object.entries({ low, tight })) {
      if (on) dataset[name] = "";
      else delete dataset[name];
    }
  }, [form, low, tight, sheets]);
  useLayoutEffect(
    () => () => {
      for (const name of ["form", "low", "tight", "sheets"]) delete document.documentElement.dataset[name];
    },
    [],
  );
  return { frame, ruler, shape: { form, low, tight, sheets }, width: size.width };
}
