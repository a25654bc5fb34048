import { isOpenTo, type Visitor } from './is-open-to';

const stranger: Visitor = { demo: false, isAuthenticated: false, roles: [] };
const player: Visitor = { ...stranger, isAuthenticated: true };
const guarded = (permission: 'public' | 'player' | 'admin' | 'webAdmin', openInDemo = false) => ({
  permission,
  openInDemo,
});

describe('isOpenTo', () => {
  it('lets everybody see what is public', () => {
    expect(isOpenTo(guarded('public'), stranger)).toBe(true);
  });

  it('lets players see what is for players, and nothing that is for a role', () => {
    expect(isOpenTo(guarded('player'), stranger)).toBe(false);
    expect(isOpenTo(guarded('player'), { ...player, demo: true })).toBe(true);
    expect(isOpenTo(guarded('admin'), player)).toBe(false);
    expect(isOpenTo(guarded('webAdmin'), player)).toBe(false);
  });

  it('opens each role what is for that role alone', () => {
    expect(isOpenTo(guarded('admin'), { ...player, roles: ['admin'] })).toBe(true);
    expect(isOpenTo(guarded('webAdmin'), { ...player, roles: ['admin'] })).toBe(false);
    expect(isOpenTo(guarded('webAdmin'), { ...player, roles: ['admin', 'webAdmin'] })).toBe(true);
    expect(isOpenTo(guarded('webAdmin'), { ...stranger, roles: ['webAdmin'] })).toBe(false);
  });

  it('lets everybody see in the demo world what is open there', () => {
    expect(isOpenTo(guarded('webAdmin', true), { ...stranger, demo: true })).toBe(true);
    expect(isOpenTo(guarded('webAdmin', true), stranger)).toBe(false);
  });
});
