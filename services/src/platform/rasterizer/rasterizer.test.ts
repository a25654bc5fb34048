import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRasterizer } from './rasterizer.js';

/** Crashes on one drawing, as the renderer does on some, and answers all others. */
const PROGRAM = `process.on('message', ({ drawing }) => {
  if (drawing === 'bad') process.abort();
  process.send({ png: Buffer.from(drawing + ' ' + process.pid) });
});
process.on('disconnect', () => process.exit());
`;

describe('the process that renders drawings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-drawings-'));
  const program = join(folder, 'program.cjs');
  writeFileSync(program, PROGRAM);
  const rasterizer = createRasterizer(undefined, program);

  afterAll(() => {
    rasterizer.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('renders one drawing after the other in the same process, which is not this one', async () => {
    const [, first] = (await rasterizer.png('one')).toString().split(' ');
    const [, second] = (await rasterizer.png('two')).toString().split(' ');
    expect(second).toBe(first);
    expect(first).not.toBe(String(process.pid));
  });

  it('may fall: that drawing is refused, and the one that waited behind it is rendered', async () => {
    const [bad, good] = await Promise.allSettled([rasterizer.png('bad'), rasterizer.png('good')]);
    expect(bad).toMatchObject({ status: 'rejected' });
    expect(good.status === 'fulfilled' && good.value.toString()).toMatch(/^good /);
  });

  it('costs one drawing at most where it is ended from without', async () => {
    const [, id] = (await rasterizer.png('one')).toString().split(' ');
    process.kill(Number(id), 'SIGKILL');
    const answers = await Promise.allSettled(['two', 'three', 'four'].map((each) => rasterizer.png(each)));
    expect(answers.slice(1).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});
