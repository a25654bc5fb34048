import { placeCard } from './place-card';

const view = { width: 1280, height: 800 };
const card = { width: 320, height: 400 };
const link = { left: 100, right: 200, top: 300, bottom: 320 };

describe('the place of a card', () => {
  it('is at the end of its link, and at the start where the end has no room', () => {
    expect(placeCard({ anchor: link, card, view, isRightToLeft: false })).toEqual({ left: 208, top: 292 });
    const atEnd = { ...link, left: 1000, right: 1100 };
    expect(placeCard({ anchor: atEnd, card, view, isRightToLeft: false }).left).toBe(672);
  });

  it('is mirrored where the page is', () => {
    const anchor = { ...link, left: 1000, right: 1100 };
    expect(placeCard({ anchor, card, view, isRightToLeft: true }).left).toBe(672);
    expect(placeCard({ anchor: link, card, view, isRightToLeft: true }).left).toBe(208);
  });

  it('is below a link that is as wide as the window, and above one at its foot', () => {
    const phone = { width: 320, height: 640 };
    const small = { width: 304, height: 240 };
    const row = { left: 8, right: 312, top: 100, bottom: 156 };
    expect(placeCard({ anchor: row, card: small, view: phone, isRightToLeft: false })).toEqual({
      left: 8,
      top: 164,
    });
    const last = { ...row, top: 500, bottom: 556 };
    expect(placeCard({ anchor: last, card: small, view: phone, isRightToLeft: true })).toEqual({
      left: 8,
      top: 252,
    });
  });

  it('is near the pointer along a wide link', () => {
    const row = { left: 0, right: 1280, top: 100, bottom: 140 };
    expect(placeCard({ anchor: row, card, view, isRightToLeft: false, pointerX: 600 }).left).toBe(576);
  });

  it.each([
    { width: 320, height: 480 },
    { width: 1280, height: 200 },
  ])('never begins outside of a window of %o', (small) => {
    for (const top of [0, 200, 460]) {
      const anchor = { left: 20, right: 300, top, bottom: top + 40 };
      const place = placeCard({ anchor, card, view: small, isRightToLeft: false });
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.top).toBeGreaterThanOrEqual(8);
    }
  });
});
