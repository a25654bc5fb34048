import { jest } from '@jest/globals';
import { anchorOf, type CardSubject, thingOf } from './card-of';
import { type Pointed, watchPointing } from './watch-pointing';

let shown: Pointed<CardSubject> | undefined;
let data: boolean | Promise<boolean>;
let stop: () => void;
let isMenuOpen: boolean;
let followed: string[];

const link = (name: string) => document.querySelector<HTMLElement>(`#${name}`) ?? fail(name);
const fail = (name: string): never => {
  throw new Error(`${name} is not on the page`);
};

function follow(event: Event): void {
  event.preventDefault();
  if (event.target instanceof Element) followed.push(event.target.id);
}

/** jsdom has no pointer events. */
function point(type: string, target: Element, init: MouseEventInit & { pointerType?: string } = {}): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.assign(event, { pointerType: init.pointerType ?? 'mouse' });
  target.dispatchEvent(event);
  return event;
}

const touch = (type: string, target: Element, init: MouseEventInit = {}) =>
  point(type, target, { ...init, pointerType: 'touch' });

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <a id="oar" href="/item/7" data-card="item 7"><b id="word">Oar</b></a>
    <a id="crab" href="/monster/8" data-card="monster 8">Crab</a>
    <a id="odd" href="/x" data-card="planet 1">Odd</a>
    <p id="card">card</p><p id="elsewhere">elsewhere</p>`;
  shown = undefined;
  data = true;
  isMenuOpen = false;
  followed = [];
  document.body.addEventListener('click', follow);
  stop = watchPointing({
    anchorOf,
    thingOf,
    show: (pointed) => {
      shown = pointed;
      return data;
    },
    hide: () => (shown = undefined),
    card: () => link('card'),
  });
});

afterEach(() => {
  stop();
  document.body.removeEventListener('click', follow);
  jest.useRealTimers();
});

const openMenu = (target: Element) => (isMenuOpen = !touch('contextmenu', target).defaultPrevented);

describe('pointing at a link with a card', () => {
  it('shows the card after 150 ms, and not while the pointer only passes', () => {
    point('pointerover', link('word'), { clientX: 30 });
    jest.advanceTimersByTime(149);
    expect(shown).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(shown).toMatchObject({ thing: { kind: 'item', id: 7 }, pointerX: 30 });
    point('pointerover', link('elsewhere'));
    jest.advanceTimersByTime(1000);
    point('pointerover', link('crab'));
    jest.advanceTimersByTime(100);
    point('pointerover', link('elsewhere'));
    jest.advanceTimersByTime(1000);
    expect(shown).toBeUndefined();
  });

  it('leaves the time to reach the card, and keeps it while the pointer is in it', () => {
    point('pointerover', link('oar'));
    jest.advanceTimersByTime(150);
    point('pointerover', link('elsewhere'));
    jest.advanceTimersByTime(200);
    point('pointerover', link('card'));
    jest.advanceTimersByTime(5000);
    expect(shown).toBeDefined();
    point('pointerover', link('elsewhere'));
    jest.advanceTimersByTime(250);
    expect(shown).toBeUndefined();
  });

  it('goes from one card to the next', () => {
    point('pointerover', link('oar'));
    jest.advanceTimersByTime(150);
    point('pointerover', link('crab'));
    jest.advanceTimersByTime(150);
    expect(shown).toMatchObject({ thing: { kind: 'monster', id: 8 } });
  });

  it('is over when the link is followed', () => {
    point('pointerover', link('oar'));
    jest.advanceTimersByTime(150);
    link('oar').click();
    expect(shown).toBeUndefined();
    expect(followed).toEqual(['oar']);
  });

  it('does nothing for what has no card', () => {
    point('pointerover', link('odd'));
    jest.advanceTimersByTime(1000);
    expect(shown).toBeUndefined();
  });
});

describe('a long press', () => {
  it('shows the card, and neither a menu nor the page', () => {
    touch('pointerdown', link('oar'));
    jest.advanceTimersByTime(400);
    expect(shown).toMatchObject({ thing: { kind: 'item', id: 7 } });
    openMenu(link('oar'));
    touch('pointerup', link('oar'));
    const isByKeyboard = jest.spyOn(link('oar'), 'matches').mockReturnValue(false);
    link('oar').focus();
    isByKeyboard.mockRestore();
    document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    link('oar').click();
    expect(isMenuOpen).toBe(false);
    expect(followed).toEqual([]);
    expect(shown).toBeDefined();
    touch('pointerdown', link('elsewhere'));
    expect(shown).toBeUndefined();
  });

  it('is none where the finger goes up at once, which follows the link', () => {
    touch('pointerdown', link('oar'));
    jest.advanceTimersByTime(200);
    touch('pointerup', link('oar'));
    link('oar').click();
    jest.advanceTimersByTime(1000);
    expect(shown).toBeUndefined();
    expect(followed).toEqual(['oar']);
  });

  it('is none where the finger scrolls', () => {
    touch('pointerdown', link('oar'), { clientX: 10, clientY: 10 });
    touch('pointermove', link('oar'), { clientX: 10, clientY: 40 });
    jest.advanceTimersByTime(1000);
    expect(shown).toBeUndefined();
  });
});

describe('the keyboard', () => {
  it('shows the card at once, Esc closes it and leaves the focus where it is', () => {
    link('oar').focus();
    expect(shown).toMatchObject({ thing: { kind: 'item', id: 7 }, pointerX: undefined });
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    link('oar').dispatchEvent(event);
    expect(shown).toBeUndefined();
    expect(event.defaultPrevented).toBe(true);
    expect(link('oar')).toHaveFocus();
  });

  it('closes the card with the focus', () => {
    link('oar').focus();
    link('crab').focus();
    expect(shown).toMatchObject({ thing: { kind: 'monster', id: 8 } });
    link('elsewhere').tabIndex = 0;
    link('elsewhere').focus();
    expect(shown).toBeUndefined();
  });
});

describe('a card whose data is late', () => {
  const press = async (answer: boolean) => {
    data = Promise.resolve(answer);
    touch('pointerdown', link('oar'));
    await jest.advanceTimersByTimeAsync(400);
    touch('pointerup', link('oar'));
    link('oar').click();
  };

  it('takes the click of the press that opened it', async () => {
    await press(true);
    expect(followed).toEqual([]);
    expect(shown).toBeDefined();
  });

  it('takes neither the click nor Escape if it never opens', async () => {
    await press(false);
    expect(followed).toEqual(['oar']);
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    link('oar').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('is cancelled if the pointer leaves before', () => {
    data = new Promise(() => {});
    point('pointerover', link('oar'));
    jest.advanceTimersByTime(150);
    expect(shown).toBeDefined();
    point('pointerover', link('elsewhere'));
    expect(shown).toBeUndefined();
  });
});
