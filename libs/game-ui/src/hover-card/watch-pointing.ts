const HOVER_MS = 150;
/** Long enough to reach the card from its link. */
const LEAVE_MS = 250;
/** Shorter than the half second after which browsers open their own menu. */
const PRESS_MS = 400;
/** A finger that moves farther than this scrolls. */
const PRESS_SLACK_PX = 10;

/** A link that somebody points at. */
export interface Pointed<Thing> {
  anchor: Element;
  thing: Thing;
  pointerX: number | undefined;
}

export interface PointingOptions<Thing> {
  /** The link with a card that an event happened in. */
  anchorOf: (event: Event) => Element | undefined;
  /** The subject of a link's card; undefined if the link names none. */
  thingOf: (anchor: Element) => Thing | undefined;
  /** Opens the card, at once or once its data is there. Returns false if there is none. */
  show: (pointed: Pointed<Thing>) => boolean | Promise<boolean>;
  hide: () => void;
  /** The card, while it is in the page. */
  card: () => Element | null;
  /** The event that loaded this code, which happened before anything listened. */
  first?: Event | undefined;
}

/** Listens on the document for pointing at links with a card: hover, keyboard focus and long press. Returns a function that stops it. */
export function watchPointing<Thing>(options: PointingOptions<Thing>): () => void {
  const watcher = new PointingWatcher(options);
  const stops = [
    listen('pointerover', watcher.onPointerOver),
    listen('pointerout', watcher.onPointerOut),
    listen('pointerdown', watcher.onPointerDown),
    listen('pointermove', watcher.onPointerMove),
    listen('pointerup', watcher.onPointerEnd),
    listen('pointercancel', watcher.onPointerEnd),
    listen('contextmenu', watcher.onContextMenu),
    listen('click', watcher.onClick),
    listen('focusin', watcher.onFocusIn),
    listen('keydown', watcher.onKeyDown),
  ];
  if (options.first) watcher.begin(options.first);
  return () => {
    for (const stop of stops) stop();
    watcher.rest();
  };
}

function listen<Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
): () => void {
  document.addEventListener(name, listener, { capture: true });
  return () => document.removeEventListener(name, listener, { capture: true });
}

class PointingWatcher<Thing> {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Link whose card is visible or about to open. */
  private anchor: Element | undefined;
  private isShown = false;
  /** Waits for the data of its card. */
  private opening: Pointed<Thing> | undefined;
  private press: { x: number; y: number; isLong: boolean } | undefined;

  constructor(private readonly options: PointingOptions<Thing>) {}

  begin(event: Event): void {
    if (event instanceof FocusEvent) this.onFocusIn(event);
    else if (event instanceof PointerEvent && event.type === 'pointerdown') this.onPointerDown(event);
    else if (event instanceof PointerEvent) this.onPointerOver(event);
  }

  /** Nothing is visible or pending. */
  readonly rest = (): void => {
    clearTimeout(this.timer);
    this.anchor = undefined;
    if (!this.isShown && this.opening === undefined) return;
    this.isShown = false;
    this.opening = undefined;
    this.options.hide();
  };

  readonly onPointerOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const anchor = this.options.anchorOf(event);
    if (anchor === undefined) {
      if (this.isInCard(event.target)) clearTimeout(this.timer);
      else if (this.anchor !== undefined) this.leave();
    } else if (anchor !== this.anchor) {
      this.showAfter(HOVER_MS, anchor, event.clientX);
    } else if (this.isShown) {
      clearTimeout(this.timer);
    }
  };

  readonly onPointerOut = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch' && event.relatedTarget === null && this.anchor !== undefined)
      this.leave();
  };

  readonly onPointerDown = (event: PointerEvent): void => {
    this.press = undefined;
    if (this.isInCard(event.target)) return;
    this.rest();
    const anchor = this.options.anchorOf(event);
    if (event.pointerType !== 'touch' || anchor === undefined) return;
    const press = { x: event.clientX, y: event.clientY, isLong: false };
    this.press = press;
    this.showAfter(PRESS_MS, anchor, undefined, () => (press.isLong = true));
  };

  readonly onPointerMove = ({ clientX, clientY }: PointerEvent): void => {
    const { press } = this;
    if (press === undefined || press.isLong) return;
    if (Math.hypot(clientX - press.x, clientY - press.y) > PRESS_SLACK_PX) this.endPress();
  };

  readonly onPointerEnd = (): void => {
    if (this.press === undefined || this.press.isLong) return;
    if (this.opening === undefined) this.endPress();
    else this.press = undefined;
  };

  /** The browser's own menu would cover the card. */
  readonly onContextMenu = (event: Event): void => {
    if (this.press !== undefined) event.preventDefault();
  };

  /** Either the finger that opened a card is lifted, or a link is followed. */
  readonly onClick = (event: Event): void => {
    if (this.press?.isLong === true) {
      event.preventDefault();
      event.stopPropagation();
      this.press = undefined;
    } else if (this.options.anchorOf(event) !== undefined) {
      this.rest();
    }
  };

  readonly onFocusIn = (event: FocusEvent): void => {
    const anchor = this.options.anchorOf(event);
    if (anchor !== undefined && anchor === event.target && anchor.matches(':focus-visible')) {
      this.showAfter(0, anchor, undefined);
    } else if (!this.isAround(event.target) && !this.isInCard(event.target)) {
      this.rest();
    }
  };

  readonly onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.isShown) return;
    event.preventDefault();
    event.stopPropagation();
    this.rest();
  };

  private endPress(): void {
    this.press = undefined;
    this.rest();
  }

  private leave(): void {
    clearTimeout(this.timer);
    if (this.isShown) this.timer = setTimeout(this.rest, LEAVE_MS);
    else this.rest();
  }

  private showAfter(
    delay: number,
    anchor: Element,
    pointerX: number | undefined,
    onShown?: () => void,
  ): void {
    clearTimeout(this.timer);
    const thing = this.options.thingOf(anchor);
    if (thing === undefined) return;
    if (!this.isShown) this.anchor = anchor;
    const show = () => {
      this.anchor = anchor;
      const pointed = { anchor, thing, pointerX };
      this.opening = pointed;
      const opened = this.options.show(pointed);
      if (typeof opened === 'boolean') {
        this.settle(pointed, opened, onShown);
      } else {
        this.isShown = false;
        void opened.then((isOpen) => this.settle(pointed, isOpen, onShown));
      }
    };
    if (delay === 0) show();
    else this.timer = setTimeout(show, delay);
  }

  private settle(pointed: Pointed<Thing>, isOpen: boolean, onShown: (() => void) | undefined): void {
    if (this.opening !== pointed) return;
    this.opening = undefined;
    this.isShown = isOpen;
    if (isOpen) onShown?.();
  }

  /** Focus is then on the link, or on the page around it where the card covers the link. */
  private isAround(target: EventTarget | null): boolean {
    return target instanceof Node && this.anchor !== undefined && target.contains(this.anchor);
  }

  private isInCard(target: EventTarget | null): boolean {
    return target instanceof Node && this.options.card()?.contains(target) === true;
  }
}
