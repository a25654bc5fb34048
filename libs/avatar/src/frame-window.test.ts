import { FRAME_WINDOWS } from './frame-window.js';

/** The game's heads and bodies are about four pixels left of the ground point. */
const MIDDLE = -4;

describe('views of a character', () => {
  it.each(Object.entries(FRAME_WINDOWS))(
    'has the character in the middle: %s',
    (_view, { width, ground }) => {
      expect(ground.x + MIDDLE).toBe(width / 2);
    },
  );

  it('shows hat, head and shoulders as a bust', () => {
    const { height, ground } = FRAME_WINDOWS.bust;
    expect([-ground.y, height - ground.y]).toEqual([-82, -18]);
  });
});
