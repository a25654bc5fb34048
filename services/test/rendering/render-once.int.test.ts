import { execFileSync } from 'node:child_process';
import { RENDERING_LIMITS, renderOnce } from '../../src/modules/rendering/index.js';
import { ReleasesOnDisk } from './releases-on-disk.js';

const LIMITS = { ...RENDERING_LIMITS, pageMs: 700 };

describe('pages that are rendered as a trial', () => {
  const releases = new ReleasesOnDisk();
  const sea = releases.module('mfe-sea');

  afterAll(() => releases.remove());

  it('are answered in their order, up to one that costs the process', async () => {
    const addresses = ['/1', '/2?fail=throws', '/3', '/4?fail=loops for ever', '/5'];
    const trials = await renderOnce(
      addresses.map((address) => releases.request(sea, address)),
      LIMITS,
    );
    expect(trials.map(({ address }) => address)).toEqual(addresses.slice(0, 4));
    expect(trials.map(({ failure }) => failure?.reason)).toEqual([undefined, undefined, undefined, 'time']);
    expect(trials.map(({ page }) => page?.faults.map(({ message }) => message))).toEqual([
      [],
      ['Error: no price'],
      [],
      undefined,
    ]);
    expect(trials[2]?.page?.html).toMatch(/^<frame of the shell><mfe-sea \d+>/);
  });

  it('are not tried any more where the release cannot be loaded', async () => {
    const broken = releases.module('mfe-broken', '1.0.0', `require('react-dom')`);
    const trials = await renderOnce(['/1', '/2'].map((address) => releases.request(broken, address)));
    expect(trials).toMatchObject([
      {
        address: '/1',
        page: undefined,
        failure: {
          reason: 'load',
          message: expect.stringMatching(/"react-dom"/),
          thrownAt: expect.any(String),
        },
      },
    ]);
  });

  it('leave no process behind', async () => {
    await renderOnce([releases.request(sea, '/1')]);
    const children = execFileSync('ps', ['-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    expect(children).not.toContain('render-process.cjs');
  });
});
