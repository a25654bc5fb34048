import fc from 'fast-check';
import { GameClock, gameTimeText } from '../entities/index.js';
import { isStuck, LEAVING_MS, presenceOf, type PresenceSigns } from './presence.js';

const CLOCK = new GameClock('UTC');
const NOW = Date.UTC(2026, 0, 5, 12);
const at = (secondsAgo: number) => gameTimeText(NOW - secondsAgo * 1000);

const signs = (changes: Partial<PresenceSigns> = {}): PresenceSigns => ({
  loginState: 0,
  lastLogin: at(60),
  characterCount: 1,
  lastLogout: at(60),
  exitSeenAt: null,
  emptyBefore: 0,
  ...changes,
});

describe('whether an account is in the game', () => {
  it.each([1, 2])('is said by its row (%i)', (loginState) => {
    expect(presenceOf(signs({ loginState }), NOW, CLOCK).presence).toBe('inGame');
  });

  it.each([
    ['too long between two channels', { loginState: 1 }, true],
    ['between two channels', { loginState: 1, lastLogin: at(20) }, false],
    ['in the game', { loginState: 2 }, false],
    ['out', {}, false],
  ])('is stuck or not: %s', (_, changes, expected) => {
    expect(isStuck(signs(changes), NOW, CLOCK)).toBe(expected);
  });

  it.each([
    ['who logged out properly', {}],
    ['whose save took a second or two', { lastLogout: at(62) }],
    ['who was put out for idling, saved after its row was written', { lastLogout: at(58) }],
    ['who never logged in', { lastLogin: '', lastLogout: at(9e6) }],
    ['who has a zero date for it', { lastLogin: '0000-00-00 00:00:00' }],
    ['who has no character', { characterCount: 0, lastLogout: null }],
    ['who was seen to leave at the list of characters', { lastLogout: at(9000), exitSeenAt: at(60) }],
    ['whom a start of the game server put out', { lastLogout: at(9000), emptyBefore: NOW - 50_000 }],
  ])('holds nothing of one %s', (_, changes) => {
    expect(presenceOf(signs(changes), NOW, CLOCK)).toEqual({ presence: 'out', seconds: 0 });
  });

  it.each([
    ['a ghost', { lastLogout: at(63) }],
    ['one that never left the game before', { lastLogout: null }],
    ['one that was seen to leave another time', { lastLogout: at(9000), exitSeenAt: at(600) }],
    ['one that logged in after the start', { lastLogout: at(9000), emptyBefore: NOW - 70_000 }],
    ['one of a start that lies ahead', { lastLogout: at(9000), emptyBefore: NOW + 70_000 }],
  ])('may hold %s', (_, changes) => {
    expect(presenceOf(signs(changes), NOW, CLOCK).presence).toBe('unsettled');
  });

  it('says for how long somebody is still leaving', () => {
    const left = (secondsAgo: number) => signs({ lastLogin: at(secondsAgo), lastLogout: at(secondsAgo) });
    expect(presenceOf(left(5), NOW, CLOCK)).toEqual({ presence: 'leaving', seconds: 30 });
    expect(presenceOf(left(34), NOW, CLOCK)).toEqual({ presence: 'leaving', seconds: 1 });
    expect(presenceOf(left(35), NOW, CLOCK).presence).toBe('out');
    expect(presenceOf(left(5), NOW, CLOCK, 0).presence).toBe('out');
  });

  it('waits for nothing once the running game has said that it holds nothing, of that login alone', () => {
    const said = (exitSeenAt: string) =>
      signs({ lastLogin: at(5), lastLogout: at(9000), exitSeenAt, exitSign: 'bridge' });
    expect(presenceOf(said(at(5)), NOW, CLOCK)).toEqual({ presence: 'out', seconds: 0 });
    expect(presenceOf(said(at(6)), NOW, CLOCK).presence).toBe('unsettled');
  });

  it('is never "out" while the row says otherwise, or within 35 s of its last change', () => {
    const seconds = fc.integer({ min: 0, max: 200 });
    const anySigns = fc.record({
      loginState: fc.constantFrom(0, 1, 2),
      lastLogin: seconds.map(at),
      characterCount: fc.integer({ min: 0, max: 3 }),
      lastLogout: fc.option(seconds.map(at)),
      exitSeenAt: fc.option(seconds.map(at)),
      emptyBefore: fc.oneof(
        fc.constant(0),
        seconds.map((ago) => NOW - ago * 1000),
      ),
    });
    const isCareful = fc.property(anySigns, (any) => {
      if (presenceOf(any, NOW, CLOCK).presence !== 'out') return true;
      return any.loginState === 0 && Date.parse(`${any.lastLogin}Z`) <= NOW - LEAVING_MS;
    });
    expect(() => fc.assert(isCareful)).not.toThrow();
  });
});
