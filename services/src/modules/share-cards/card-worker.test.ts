import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CardRenderer } from './card-renderer.js';
import { createCardWorker } from './card-worker.js';

/** Falls over one drawing as the renderer does over some, and answers every other. */
const PROGRAM = `process.on('message', (drawing) => {
  if (drawing === 'bad') process.abort();
  process.send({ png: Buffer.from(drawing + ' ' + process.pid) });
});
process.on('disconnect', () => process.exit());
`;

describe('the process that renders cards', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-cards-'));
  const program = join(folder, 'program.cjs');
  writeFileSync(program, PROGRAM);
  const worker = createCardWorker(program);

  afterAll(() => {
    worker.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('renders one card after the other in the same process, which is not this one', async () => {
    const [, first] = (await worker.render('one')).toString().split(' ');
    const [, second] = (await worker.render('two')).toString().split(' ');
    expect(second).toBe(first);
    expect(first).not.toBe(String(process.pid));
  });

  it('may fall: the card is refused from then on, and the next one is rendered', async () => {
    const renderer = new CardRenderer(worker);
    const [bad, good] = await Promise.all([renderer.png('bad'), renderer.png('good')]);
    expect(bad).toBeUndefined();
    expect(good?.bytes.toString()).toMatch(/^good /);
    expect(await renderer.png('bad')).toBeUndefined();
    expect((await renderer.png('good'))?.bytes).toBe(good?.bytes);
  });
});
