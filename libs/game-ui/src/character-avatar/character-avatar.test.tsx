import type { SpritePart, SpriteSet } from '@portico/avatar';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { CharacterAvatar } from './character-avatar';

const part = (image: string, layer: string, anchors: SpritePart['anchors']): SpritePart => ({
  image,
  width: 2,
  height: 2,
  origin: { x: 0, y: 0 },
  anchors,
  layer,
});

function setOf(category: SpriteSet['category'], id: number, name: string, layer: string): SpriteSet {
  const action = category === 'Face' ? 'default' : 'stand1';
  return {
    category,
    id,
    scale: 1,
    slots: '',
    frames: {
      [action]: [{ delay: 0, showsFace: true, parts: [part(name, layer, { navel: { x: 0, y: 0 } })] }],
    },
  };
}

const LOOK = { gender: 0, skin: 0, face: 20_000, hair: 30_000, cap: 1_002_357 };

const POSITIONS = {
  '/api/wz-xml/position/Body/2000': setOf('Body', 2000, 'stand1.0.body', 'body'),
  '/api/wz-xml/position/Head/12000': setOf('Head', 12_000, 'front.head', 'head'),
  '/api/wz-xml/position/Face/20000': setOf('Face', 20_000, 'default.face', 'face'),
  '/api/wz-xml/position/Hair/30000': setOf('Hair', 30_000, 'default.hair', 'hair'),
  '/api/wz-xml/position/Cap/1002357': setOf('Cap', 1_002_357, 'default.default', 'cap'),
};

const DARK_POSITIONS = {
  '/api/wz-xml/position/Body/2001': setOf('Body', 2001, 'stand1.0.body', 'body'),
  '/api/wz-xml/position/Head/12001': setOf('Head', 12_001, 'front.head', 'head'),
};

const IMAGES = {
  '/png.php/Body/00002000.img/stand1.0.body.png': {},
  '/png.php/Head/00012000.img/front.head.png': {},
  '/png.php/Face/00020000.img/default.face.png': {},
  '/png.php/Hair/00030000.img/default.hair.png': {},
  '/png.php/Cap/01002357.img/default.default.png': {},
};

const painted: [number, number][] = [];

/** Adds what jsdom lacks: an element in view, an idle browser, and canvases. */
function prepareBrowser(): void {
  globalThis.IntersectionObserver = class extends EventTarget implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    constructor(private readonly tell: IntersectionObserverCallback) {
      super();
    }
    observe(): void {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      queueMicrotask(() => this.tell([entry], this));
    }
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return [];
    }
  };
  Object.assign(globalThis, {
    requestIdleCallback: (call: () => void) => setTimeout(call),
    cancelIdleCallback: clearTimeout,
    ImageData: class {
      constructor(
        readonly data: Uint8ClampedArray,
        readonly width: number,
        readonly height: number,
      ) {}
    },
    createImageBitmap: () => Promise.resolve({ width: 2, height: 2, close: () => {} }),
    OffscreenCanvas: class {
      getContext() {
        return {
          drawImage: () => {},
          getImageData: () => ({ data: new Uint8ClampedArray(16).fill(255) }),
        };
      }
    },
  });
  const paint = (picture: ImageData) => painted.push([picture.width, picture.height]);
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => ({ putImageData: paint }),
  });
}

beforeEach(() => {
  painted.length = 0;
  prepareBrowser();
});

const box = () => screen.getByRole('img', { name: 'Brannoc' });
const loader = () => box().querySelector('[data-progress]');

function serverPicture(): HTMLImageElement {
  const picture = box().querySelector('img');
  if (picture === null) throw new Error('There is no picture of the server');
  return picture;
}

function open(api: Record<string, unknown>, props = { characterId: 7 }) {
  return renderInPortal(<CharacterAvatar name="Brannoc" size={192} {...props} />, {
    path: '/',
    texts: {},
    api,
  });
}

it('has its size and the picture of the server at once, and asks for its parts later', () => {
  const { asked } = open({});
  expect(box()).toHaveStyle({ inlineSize: '192px', blockSize: '192px' });
  expect(box().querySelector('img')).toHaveAttribute('src', '/api/character/icon/7?view=figure');
  expect(loader()).toHaveAttribute('data-progress', '0');
  expect(asked).toEqual([]);
});

it('loads appearance, positions and images, and shows what it composed', async () => {
  const { asked } = open({
    '/api/characters/appearance/7': { characterId: 7, ...LOOK, worn: [] },
    ...POSITIONS,
    ...IMAGES,
  });
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '100'));
  expect(painted).toContainEqual([96, 96]);
  expect(asked[0]).toBe('/api/characters/appearance/7');
  expect(asked.slice(1, 6).toSorted()).toEqual(Object.keys(POSITIONS).toSorted());
  expect(asked.slice(6).toSorted()).toEqual(Object.keys(IMAGES).toSorted());
});

it('leaves the picture of the server where the images cannot be had', async () => {
  const { asked } = open(
    { '/api/characters/appearance/9': { characterId: 9, ...LOOK, skin: 1, worn: [] }, ...DARK_POSITIONS },
    { characterId: 9 },
  );
  await waitFor(() => expect(asked).toContain('/png.php/Body/00002001.img/stand1.0.body.png'));
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '0'));
  expect(box().querySelector('img')).toHaveAttribute('src', '/api/character/icon/9?view=figure');
  expect(painted).toEqual([]);
});

it('leaves the picture of the server where the appearance fails', async () => {
  const { asked } = open({ ...POSITIONS, ...IMAGES }, { characterId: 11 });
  await waitFor(() => expect(asked).toEqual(['/api/characters/appearance/11']));
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '0'));
  expect(painted).toEqual([]);
});

it('draws somebody of whom nothing is known where the picture of the server fails too', async () => {
  open({ ...POSITIONS, ...IMAGES }, { characterId: 12 });
  fireEvent.error(serverPicture());
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '100'));
  expect(painted).toContainEqual([96, 96]);
});

const failure = (status: number, code: string) =>
  new ApiFailure(status, { code, msg: code, requestId: 'r1' });

const wearing = (cap: number, answers: Record<string, unknown>) => ({
  [`/api/characters/appearance/${cap}`]: { characterId: cap, ...LOOK, cap, worn: [] },
  ...POSITIONS,
  ...IMAGES,
  ...answers,
});

it('leaves the picture of the server where a set is not answered for, and tries again for the next', async () => {
  const cap = '/api/wz-xml/position/Cap/1002001';
  const first = open(wearing(1_002_001, { [cap]: failure(503, 'avatars.busy') }), { characterId: 1_002_001 });
  await waitFor(() => expect(first.asked).toContain(cap));
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '0'));
  expect(painted).toEqual([]);
  first.unmount();
  const answers = {
    [cap]: setOf('Cap', 1_002_001, 'default.default', 'cap'),
    '/png.php/Cap/01002001.img/default.default.png': {},
  };
  open(wearing(1_002_001, answers), { characterId: 1_002_001 });
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '100'));
});

it('leaves the picture of the server where a part is not answered for', async () => {
  const image = '/png.php/Cap/01002002.img/default.default.png';
  const { asked } = open(
    wearing(1_002_002, {
      '/api/wz-xml/position/Cap/1002002': setOf('Cap', 1_002_002, 'default.default', 'cap'),
      [image]: failure(429, 'portal.rate_limited'),
    }),
    { characterId: 1_002_002 },
  );
  await waitFor(() => expect(asked).toContain(image));
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '0'));
  expect(painted).toEqual([]);
});

it.each([404, 422])('is composed without what answers %i', async (status) => {
  const [broken, lost] = [1_003_000 + status, 1_004_000 + status];
  const image = `/png.php/Cap/0${broken}.img/default.default.png`;
  const answers = {
    [`/api/wz-xml/position/Cap/${broken}`]: setOf('Cap', broken, 'default.default', 'cap'),
    [image]: failure(status, 'avatars.picture_broken'),
    [`/api/wz-xml/position/Cap/${lost}`]: failure(status, 'avatars.sprite_broken'),
  };
  for (const cap of [broken, lost]) {
    const { asked, unmount } = open(wearing(cap, answers), { characterId: cap });
    await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '100'));
    expect(asked).toContain(cap === broken ? image : `/api/wz-xml/position/Cap/${cap}`);
    unmount();
  }
});

function PutsOn({ cap }: { cap: number }) {
  const [look, setLook] = useState(LOOK);
  return (
    <>
      <CharacterAvatar name="Brannoc" look={look} />
      <button type="button" onClick={() => setLook({ ...LOOK, cap })} />
    </>
  );
}

it('keeps what it shows until another look is composed', async () => {
  const api = {
    ...wearing(1_002_003, {}),
    '/api/wz-xml/position/Cap/1002003': setOf('Cap', 1_002_003, 'default.default', 'cap'),
    '/png.php/Cap/01002003.img/default.default.png': {},
  };
  renderInPortal(<PutsOn cap={1_002_003} />, { path: '/', texts: {}, api });
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '100'));
  const before = serverPicture().getAttribute('src');
  const paintings = painted.length;
  fireEvent.click(screen.getByRole('button'));
  expect(serverPicture()).toHaveAttribute('src', before);
  await waitFor(() => expect(painted.length).toBeGreaterThan(paintings));
  await waitFor(() => expect(loader()).toHaveAttribute('data-progress', '100'));
});
