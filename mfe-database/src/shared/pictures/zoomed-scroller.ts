export const MAX_ZOOM = 4;

/** Factor of one press of a button or key. */
const STEP = 1.4;

/** Turning the wheel by this many pixels doubles or halves the size. */
const WHEEL_PIXELS_PER_DOUBLING = 250;

/** A double tap or double click zooms in to this, and out from here. */
const CLOSE_ZOOM = 2;

/** A mouse that moved less than this was only clicked. */
const DRAG_PIXELS = 4;

const KEYS: Readonly<Record<string, ZoomDirection>> = { '+': 1, '=': 1, '-': -1, _: -1, '0': 0 };

/** 1 zooms in, -1 zooms out, 0 resets. */
export type ZoomDirection = 1 | -1 | 0;

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Distance extends Point {
  readonly pixels: number;
}

/**
 * A scroller whose only child is sized by `--zoom`. It scrolls as usual, and also by dragging with a mouse. Ctrl with
 * the wheel, two fingers, a double tap, `+`, `-` and `0` zoom. The point under the pointer stays in place.
 */
export class ZoomedScroller {
  private zoom = 1;
  private pinch: { pixels: number; zoom: number } | undefined;
  private drag: (Point & { isMoving: boolean }) | undefined;
  private readonly removals: (() => void)[] = [];

  constructor(
    private readonly room: HTMLElement,
    private readonly onZoom: (zoom: number) => void,
  ) {
    const onTouch = (event: TouchEvent) => this.handleTouches(event);
    this.listen('wheel', (event) => this.handleWheel(event), { passive: false });
    this.listen('touchstart', onTouch, { passive: false });
    this.listen('touchmove', onTouch, { passive: false });
    this.listen('touchend', onTouch);
    this.listen('touchcancel', onTouch);
    this.listen('dblclick', (event) => this.handleDoubleClick(event));
    this.listen('keydown', (event) => this.handleKey(event));
    this.listen('dragstart', (event) => event.preventDefault());
    this.listen('pointerdown', (event) => this.handlePress(event));
    this.listen('pointermove', (event) => this.handleMove(event));
    this.listen('click', (event) => this.handleClick(event), { capture: true });
  }

  /** Stops listening. */
  stop(): void {
    for (const remove of this.removals) remove();
  }

  step(direction: ZoomDirection): void {
    this.zoomTo(direction === 0 ? 1 : this.zoom * STEP ** direction, middleOf(this.room));
  }

  /** Zooms out until the whole picture is visible. */
  fit(): void {
    this.zoomTo(0, middleOf(this.room));
  }

  private listen<Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
    options: AddEventListenerOptions = {},
  ): void {
    this.room.addEventListener(type, handle, options);
    this.removals.push(() => this.room.removeEventListener(type, handle, options));
  }

  /** Zooms out until the whole picture is visible, and not further. */
  private zoomTo(wanted: number, { clientX, clientY }: Point): void {
    const { room } = this;
    const picture = room.firstElementChild;
    if (picture === null) return;
    const before = picture.getBoundingClientRect();
    // The room for the buttons above the picture does not shrink.
    const margin = room.scrollHeight - before.height;
    const share = Math.min(room.clientWidth / before.width, (room.clientHeight - margin) / before.height);
    this.zoom = Math.min(MAX_ZOOM, Math.max(Math.min(1, share * this.zoom || 1), wanted));
    room.style.setProperty('--zoom', String(this.zoom));
    const after = picture.getBoundingClientRect();
    const moved = (edge: number, size: number, place: number, next: { edge: number; size: number }) =>
      next.edge + ((place - edge) / size) * next.size - place;
    room.scrollLeft += moved(before.left, before.width, clientX, { edge: after.left, size: after.width });
    room.scrollTop += moved(before.top, before.height, clientY, { edge: after.top, size: after.height });
    this.onZoom(this.zoom);
  }

  private handleWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoomTo(this.zoom * 2 ** (-event.deltaY / WHEEL_PIXELS_PER_DOUBLING), event);
  }

  private handleTouches(event: TouchEvent): void {
    const fingers = distanceOf(event.touches);
    if (fingers === undefined) {
      this.pinch = undefined;
      return;
    }
    if (event.cancelable) event.preventDefault();
    if (fingers.pixels > 0) this.pinch ??= { pixels: fingers.pixels, zoom: this.zoom };
    // Two touches at one point have no distance to compare with.
    if (this.pinch === undefined) return;
    this.zoomTo((this.pinch.zoom * fingers.pixels) / this.pinch.pixels, fingers);
  }

  private handleDoubleClick(event: MouseEvent): void {
    const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isOnLink) return;
    if (this.zoom >= CLOSE_ZOOM) this.fit();
    else this.zoomTo(this.zoom < 1 ? 1 : CLOSE_ZOOM, event);
  }

  private handleKey(event: KeyboardEvent): void {
    const direction = KEYS[event.key];
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.step(direction);
  }

  private handlePress({ pointerType, button, clientX, clientY }: PointerEvent): void {
    const isGrabbed = pointerType === 'mouse' && button === 0;
    this.drag = isGrabbed ? { clientX, clientY, isMoving: false } : undefined;
  }

  private handleMove({ buttons, pointerId, clientX, clientY }: PointerEvent): void {
    if (!this.drag || buttons === 0) return;
    const [x, y] = [clientX - this.drag.clientX, clientY - this.drag.clientY];
    if (!this.drag.isMoving && Math.hypot(x, y) < DRAG_PIXELS) return;
    if (!this.drag.isMoving) this.room.setPointerCapture(pointerId);
    this.room.scrollLeft -= x;
    this.room.scrollTop -= y;
    this.drag = { clientX, clientY, isMoving: true };
  }

  /** The end of a drag does not click a link. */
  private handleClick(event: MouseEvent): void {
    if (this.drag?.isMoving) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.drag = undefined;
  }
}

function middleOf(room: HTMLElement): Point {
  const { left, top } = room.getBoundingClientRect();
  return { clientX: left + room.clientWidth / 2, clientY: top + room.clientHeight / 2 };
}

/** Distance of two fingers and the point between them; undefined for any other number of fingers. */
function distanceOf({ length, 0: one, 1: other }: TouchList): Distance | undefined {
  if (length !== 2 || !one || !other) return undefined;
  return {
    pixels: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
}
