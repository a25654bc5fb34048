import REMOTE from './remote';

it('opens no page of the administration to strangers, but tools of developers', () => {
  const open = REMOTE.declaration.pages.filter(({ permission }) => !permission).map(({ path }) => path);

  expect(open).toEqual(['/wz-explorer', '/test-sprite', '/single-test', '/png-test']);
});
