import { startPortal, type TestPortal } from '../portal/start-portal.js';

const SEA = { name: 'mfe-sea', paths: ['/sea'] };

describe('a release is refused', () => {
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await startPortal();
    await portal.release(SEA);
  });

  afterAll(() => portal.close());

  it.each([
    [
      'with styles that reach outside of it',
      { name: 'mfe-x', css: '.mfe_x_root{color:red}body > header{display:none}' },
      /static\/remote\.css: "body > header" can match outside of the remote/,
    ],
    [
      'with a federation name that its classes would share with another',
      { name: 'mfe-sea-life' },
      /mfe_sea_life belongs to mfe-sea, whose is mfe_sea/,
    ],
    [
      'with the federation name of the shell',
      { name: 'mfe-x', scope: 'shell' },
      /shell belongs to the shell/,
    ],
  ])('%s', async (_, source, message) => {
    await expect(portal.release(source)).rejects.toThrow(message);
    expect(Object.keys((await portal.store.active()).remotes)).toEqual(['mfe-sea']);
    expect(portal.leftovers()).toEqual([]);
  });
});
