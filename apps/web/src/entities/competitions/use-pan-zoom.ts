import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

export const ZOOM = { least: 0.25, most: 1.5, step: 1.2 } as const;

interface Anchor {
  /** Where the zoom stands still, in px from the corner of the viewport. */
  readonly x: number;
  readonly y: number;
  readonly from: number;
}

/** In px. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Lines and the smallest letters keep their size where all else shrinks. */
const UNSHRUNK = 0.98;

/** How large something may be so that all of it has room, never enlarged. */
function scaleToFit(content: Size, room: Size): number {
  if (content.width === 0 || content.height === 0) return 1;
  const scale = Math.min(room.width / content.width, room.height / content.height);
  return scale >= 1 ? 1 : within(scale * UNSHRUNK);
}

const within = (scale: number) => Math.min(ZOOM.most, Math.max(ZOOM.least, scale));

/** The content as it would be without zoom: from the first to the last of its columns. */
function sizeOf(box: HTMLElement, scale: number): Size {
  const [columns] = box.firstElementChild?.children ?? [];
  const [first, last] = [columns?.firstElementChild, columns?.lastElementChild];
  if (!columns || !first || !last) return { width: 0, height: 0 };
  const [start, end, all] = [first, last, columns].map((each) => each.getBoundingClientRect());
  const padding = 2 * (start!.left - all!.left);
  return { width: (end!.right - start!.left + padding) / scale, height: all!.height / scale };
}

/** What a frame can show: it grows with its content up to its greatest height. */
function roomIn(box: HTMLElement): Size {
  const most = Number.parseFloat(getComputedStyle(box).maxHeight);
  const borders = box.offsetHeight - box.clientHeight;
  return { width: box.clientWidth, height: Number.isNaN(most) ? box.clientHeight : most - borders };
}

/**
 * Panning is scrolling, by wheel, finger, keys or by dragging with the mouse; zooming changes the scale around the
 * pointer: wheel with a modifier, pinch, `+`, `-` and `0`.
 */
export function usePanZoom(): {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  zoomBy(factor: number): void;
  /** Width and height in sight, as far as the least scale allows; never enlarged. */
  fit(): void;
  readonly handlers: {
    onKeyDown(event: KeyboardEvent): void;
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
} {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const anchor = useRef<Anchor | null>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const spread = useRef(0);

  const zoomAt = (factor: number, at?: { x: number; y: number }) => {
    const box = frame.current;
    if (!box) return;
    const { left, top } = box.getBoundingClientRect();
    const point = at ? { x: at.x - left, y: at.y - top } : { x: box.clientWidth / 2, y: box.clientHeight / 2 };
    setScale((from) => {
      anchor.current = { ...point, from };
      return within(from * factor);
    });
  };

  useLayoutEffect(() => {
    const box = frame.current;
    const held = anchor.current;
    if (!box || !held) return;
    anchor.current = null;
    const ratio = scale / held.from;
    box.scrollLeft = (box.scrollLeft + held.x) * ratio - held.x;
    box.scrollTop = (box.scrollTop + held.y) * ratio - held.y;
  }, [scale]);

  // React listens to the wheel passively: the page would zoom along.
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomAt(Math.exp(-event.deltaY * 0.002), { x: event.clientX, y: event.clientY });
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    return () => box.removeEventListener('wheel', onWheel);
  }, []);

  const distance = () => {
    const [one, other] = [...pointers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    spread.current = 0;
  };
  return {
    frame,
    scale,
    zoomBy: (factor) => zoomAt(factor),
    fit: () => {
      const box = frame.current;
      if (!box) return;
      setScale((from) => scaleToFit(sizeOf(box, from), roomIn(box)));
      box.scrollTo({ left: 0, top: 0 });
    },
    handlers: {
      onKeyDown: (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === '+' || event.key === '=') zoomAt(ZOOM.step);
        else if (event.key === '-') zoomAt(1 / ZOOM.step);
        else if (event.key === '0') setScale(1);
        else return;
        event.preventDefault();
      },
      onPointerDown: (event) => {
        // What can be pressed is pressed, not dragged.
        if (event.pointerType === 'mouse' && (event.button !== 0 || (event.target as Element).closest('a, button')))
          return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        spread.current = distance();
      },
      onPointerMove: (event) => {
        const before = pointers.current.get(event.pointerId);
        const box = frame.current;
        if (!before || !box) return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (pointers.current.size === 2) {
          const now = distance();
          const [one, other] = [...pointers.current.values()] as [{ x: number; y: number }, { x: number; y: number }];
          if (spread.current > 0 && now > 0)
            zoomAt(now / spread.current, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
          spread.current = now;
        } else if (event.pointerType === 'mouse') {
          box.scrollLeft -= event.clientX - before.x;
          box.scrollTop -= event.clientY - before.y;
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
