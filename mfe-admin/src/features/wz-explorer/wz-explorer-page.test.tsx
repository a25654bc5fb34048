import { apiAddress } from '@portico/contract';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { renderInAdmin } from '../../test/render-in-admin';
import remote from '../../remote';
import { DeveloperFrame } from '../../shared/developer/developer-frame';
import { WzFileError, type FileToRead, type FromFileWorker } from './file/wz-file';
import { fileText, readWzXml } from './file/read-wz-xml';
import { WzExplorerPage } from './wz-explorer-page';

const CAP = `<imgdir name="01009999.img">
  <imgdir name="info"><string name="vslot" value="CpH1"/><int name="cash" value="0"/></imgdir>
  <imgdir name="default">
    <canvas name="default" width="30" height="22"><vector name="origin" x="15" y="-3"/></canvas>
  </imgdir>
</imgdir>`;

const EXAMPLE = 'Character.wz/Coat/01040002.img.xml';

/** Without workers in jsdom, does a worker's work on the page. */
class PageWorker extends EventTarget {
  postMessage({ content }: FileToRead) {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      this.dispatchEvent(new MessageEvent('message', { data: answerTo(reader.result) })),
    );
    reader.readAsArrayBuffer(content);
  }
  terminate() {
    this.dispatchEvent(new Event('terminated'));
  }
}

function answerTo(content: FileReader['result']): FromFileWorker {
  try {
    const bytes =
      typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content ?? []);
    return { kind: 'tree', tree: readWzXml(fileText(bytes)) };
  } catch (error) {
    if (error instanceof WzFileError) return { kind: 'refused', fault: error.fault };
    throw error;
  }
}

const TOOLS = remote.declaration.pages.filter(({ handle }) => handle.shownBy === 'developerTools.isOn');
const CAP_WALKING = { cap: 1_002_357, stance: 'walk' };

function drawingOf(changes: Record<string, string | number>): string {
  const look = { gender: 0, skin: 0, face: 20_000, hair: 30_000, stance: 'stand', frame: 0 };
  return apiAddress('/api/avatars/drawing', { ...look, ...changes });
}

function open({ isOn = true, path = '/wz-explorer' } = {}) {
  return renderInAdmin(
    <>
      <Link to="/wz-explorer?file=Mob.wz/0100100.img.xml">Another file</Link>
      <Routes>
        <Route element={<DeveloperFrame pages={TOOLS} />}>
          <Route path="*" element={<WzExplorerPage />} />
        </Route>
      </Routes>
    </>,
    {
      path,
      api: { [drawingOf({})]: 'a picture', [drawingOf(CAP_WALKING)]: 'a picture' },
      portal: { config: { ...EXAMPLE_CONFIG, developerTools: { isOn } } },
    },
  );
}

async function choose(content: string, name = 'cap.xml') {
  await userEvent.upload(screen.getByLabelText(/Choose an \.xml file/), new File([content], name));
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Reflect.set(globalThis, 'Worker', PageWorker);
});
afterAll(() => Reflect.deleteProperty(globalThis, 'Worker'));

describe('the WZ explorer', () => {
  it('is not there while the setting is off', () => {
    open({ isOn: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('kit.notFound.title');
    expect(screen.queryByText('WZ explorer')).not.toBeInTheDocument();
  });

  it('opens a file of the reader', async () => {
    open();
    await choose(CAP);
    expect(await screen.findByLabelText('File nodes')).toBeVisible();
    expect(screen.getByText('7 nodes')).toBeVisible();
    expect(screen.getByText('cap.xml')).toBeVisible();
  });

  it('leaves a file of the reader for the file that an address names', async () => {
    open();
    await choose(CAP);
    expect(await screen.findByText('cap.xml')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Another file' }));
    expect(screen.getByLabelText('File path')).toHaveValue('Mob.wz/0100100.img.xml');
    expect(screen.queryByText('cap.xml')).not.toBeInTheDocument();
  });

  it('starts with an example', async () => {
    const { asked, address } = open();
    expect(screen.getByLabelText('File path')).toHaveValue(EXAMPLE);
    await waitFor(() => expect(asked).toContain(apiAddress('/api/wz/wz-file', { path: EXAMPLE })));
    expect(address()).toBe('/wz-explorer');
  });

  it('takes a file that is dragged onto the page', async () => {
    const { container } = open();
    const root = container.querySelector('header')?.parentElement ?? container;
    const dataTransfer = { types: ['Files'], files: [new File([CAP], 'dragged.xml')], dropEffect: 'none' };
    fireEvent.dragOver(root, { dataTransfer });
    fireEvent.drop(root, { dataTransfer });
    expect(await screen.findByLabelText('File nodes')).toBeVisible();
    expect(screen.getByText('dragged.xml')).toBeVisible();
  });

  it.each([
    ['<!DOCTYPE a><a name="b"/>', /^Error: Files with a DOCTYPE are not allowed/],
    ['PKG1 and more', /^Error: This is a packed \.wz archive/],
    ['<a name="a"><b>', 'Error: Line 1, column 15: unclosed tag: b'],
    ['', 'Error: The file is empty.'],
  ])('says what is wrong with %j, and takes the next file', async (content, message) => {
    open();
    await choose(content);
    expect(await screen.findByText(message)).toBeVisible();
    const [first = document.body] = screen.getAllByRole('alert');
    expect(within(first).getByRole('button')).toHaveTextContent('kit.error.retry');
    await choose(CAP);
    expect(await screen.findByLabelText('File nodes')).toBeVisible();
  });

  it('draws a character that wears what the ids say, and refuses an id of another category', async () => {
    const { asked } = open();
    const cap = screen.getByLabelText('Cap');
    await userEvent.type(cap, '1040002');
    expect(screen.getByText('1040002 belongs to Coat.')).toBeVisible();
    await userEvent.clear(cap);
    await userEvent.type(cap, 'hat');
    expect(cap).toHaveAccessibleDescription('Enter a number of up to 8 digits.');
    await userEvent.clear(cap);
    await userEvent.type(cap, '01002357');
    await userEvent.selectOptions(screen.getByLabelText('Stance'), 'Walk');
    await waitFor(() => expect(asked).toContain(drawingOf(CAP_WALKING)));
    expect(await screen.findByAltText('A character with these IDs')).toBeVisible();
    expect(screen.getByText('Failed to load /api/wz-xml/position/Cap/1002357')).toBeVisible();
    expect(screen.getByText('Show the layers').closest('a')).toHaveAttribute(
      'href',
      '/test-sprite?cap=01002357&stance=walk',
    );
  });

  it('tries on what the open file is of', async () => {
    open();
    await choose(CAP);
    await userEvent.click(await screen.findByText('Try it on'));
    expect(screen.getByLabelText('Cap')).toHaveValue('1009999');
  });

  it('reads nothing of a file that is too large', async () => {
    open();
    const large = new File(['a'], 'large.xml');
    Object.defineProperty(large, 'size', { value: 100 * 1_048_576 });
    await userEvent.upload(screen.getByLabelText(/Choose an \.xml file/), large);
    expect(await screen.findByText('Error: The file is larger than 16 MiB.')).toBeVisible();
  });
});
