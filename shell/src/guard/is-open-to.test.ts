import { isOpenTo } from './is-open-to';

const stranger = { demo: false, isAuthenticated: false };

describe('isOpenTo', () => {
  it('lets everybody see what is public', () => {
    expect(isOpenTo({ permission: 'public', openInDemo: false }, stranger)).toBe(true);
  });

  it('lets players see what is for players', () => {
    expect(isOpenTo({ permission: 'player', openInDemo: false }, stranger)).toBe(false);
    expect(isOpenTo({ permission: 'player', openInDemo: false }, { demo: true, isAuthenticated: true })).toBe(
      true,
    );
  });

  it('lets everybody see in the demo world what is open there', () => {
    expect(isOpenTo({ permission: 'webAdmin', openInDemo: true }, { ...stranger, demo: true })).toBe(true);
    expect(isOpenTo({ permission: 'webAdmin', openInDemo: true }, stranger)).toBe(false);
  });
});
