import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../../test/render-in-admin';
import { BossLogPage } from '../log-pages';
import { textOf } from '../test/text-of';
import { aBossLog, aBossRow, aChart } from '../test/boss-log-data';

const PATH = '/admin/logs/boss';
const saved: { name: string; file: Blob }[] = [];

/** A file whose parts arrive when the test says so. */
function heldFile(total: string) {
  let part: ReadableStreamDefaultController<Uint8Array> | undefined;
  const wasCancelled = { is: false };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      part = controller;
    },
    cancel: () => {
      wasCancelled.is = true;
    },
  });
  return {
    response: new Response(body, { headers: { 'x-total-rows': total } }),
    send: (text: string) => act(() => part?.enqueue(new TextEncoder().encode(text))),
    end: () => act(() => part?.close()),
    fail: () => act(() => part?.error(new TypeError('network'))),
    wasCancelled,
  };
}

function open(answers: readonly Response[]) {
  const rendered = renderInAdmin(<BossLogPage />, {
    path: `${PATH}?frequency=weekly`,
    api: {
      '/api/logs/boss?frequency=weekly': aBossLog([aBossRow()]),
      '/api/logs/boss/chart?frequency=weekly': aChart(),
    },
  });
  const others = globalThis.fetch;
  const left = [...answers];
  const asked: string[] = [];
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/file?')) return others(input, init);
    asked.push(address);
    const answer = left.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('network'));
  };
  return { ...rendered, files: asked };
}

async function exportCsv(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
}

beforeEach(() => {
  saved.length = 0;
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    const address = `blob:${files.size}`;
    if (file instanceof Blob) files.set(address, file);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, file });
  };
});

it('exports what is filtered, says how far it is, and saves it', async () => {
  const file = heldFile('2');
  const { files } = open([file.response]);
  await exportCsv();
  file.send('\uFEFF"time (Asia/Tokyo)","character"\r\n2026-01-10,Oriel\r\n');
  expect(await screen.findByText('Rows: 1 of about 2')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Export' })).toHaveAttribute('max', '2');
  expect(files[0]).toMatch(/\/api\/logs\/boss\/file\?frequency=weekly&format=csv$/);
  file.send('2026-01-11,Rook\r\n');
  file.end();
  expect(await screen.findByText('Saved. Rows: 2')).toBeVisible();
  expect(saved[0]?.name).toMatch(/^boss-\d{12}\.csv$/);
  expect(await textOf(saved[0]?.file)).toBe(
    '"Time (server), Asia/Tokyo","Character"\r\n2026-01-10,Oriel\r\n2026-01-11,Rook\r\n',
  );
});

it('stops when it is told to, and saves nothing', async () => {
  const file = heldFile('900');
  open([file.response]);
  await exportCsv();
  file.send('time\r\n1\r\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(() => expect(file.wasCancelled.is).toBe(true));
  expect(saved).toEqual([]);
});

it('says so where it breaks off, and tries again', async () => {
  const [broken, whole] = [heldFile('2'), heldFile('1')];
  open([broken.response, whole.response]);
  await exportCsv();
  broken.send('time\r\n');
  broken.fail();
  expect(await screen.findByRole('alert')).toHaveTextContent('The export was interrupted');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  whole.send('time\r\n1\r\n');
  whole.end();
  expect(await screen.findByText('Saved. Rows: 1')).toBeVisible();
  expect(saved).toHaveLength(1);
});
