import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { renderInPortal } from '@portico/testing/react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import texts from '../../i18n/en.json' with { type: 'json' };
import { DeveloperFrame } from '../../shared/developer/developer-frame';
import type { FileToRead, FromFileWorker } from './file/file-messages';
import { fileText } from './file/file-text';
import { readWzXml } from './file/read-wz-xml';
import { WzFileError } from './file/wz-file-fault';
import { WzExplorerPage } from './wz-explorer-page';

const many = Array.from({ length: 60 }, (_, index) => `<int name="n${index}" value="${index}"/>`).join('');

const CAP = `<imgdir name="01009999.img">
  <imgdir name="info"><string name="vslot" value="CpH1"/><int name="cash" value="0"/></imgdir>
  <imgdir name="default">
    <canvas name="default" width="30" height="22"><vector name="origin" x="15" y="-3"/></canvas>
  </imgdir>
  <imgdir name="many">${many}</imgdir>
</imgdir>`;

/** Where there is no worker: what one does, on the page. */
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

function open({ isOn = true, path = '/wz-explorer' } = {}) {
  return renderInPortal(
    <Routes>
      <Route element={<DeveloperFrame />}>
        <Route path="*" element={<WzExplorerPage />} />
      </Route>
    </Routes>,
    {
      path,
      texts: { 'mfe-admin': texts },
      portal: { config: { ...EXAMPLE_CONFIG, developerTools: { isOn } } },
    },
  );
}

async function choose(content: string, name = 'cap.xml') {
  await userEvent.upload(screen.getByLabelText(/Choose an \.xml file/), new File([content], name));
}

const focused = () => screen.getByRole('treeitem', { selected: true });

beforeAll(() => Reflect.set(globalThis, 'Worker', PageWorker));
afterAll(() => Reflect.deleteProperty(globalThis, 'Worker'));

describe('the WZ explorer', () => {
  it('is not there while the setting is off', () => {
    open({ isOn: false });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('kit.notFound.title');
    expect(screen.queryByText('WZ explorer')).not.toBeInTheDocument();
  });

  it('opens a file of the reader, and is walked by keys', async () => {
    open();
    await choose(CAP);
    const tree = await screen.findByRole('tree', { name: 'Nodes of the file' });
    expect(screen.getByText('68 nodes')).toBeVisible();
    expect(
      within(tree)
        .getAllByRole('treeitem')
        .map((row) => row.textContent),
    ).toEqual(['01009999.imgimgdir', 'infoimgdir', 'defaultimgdir', 'manyimgdir']);
    tree.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(focused()).toHaveTextContent('vslotCpH1string');
    expect(focused()).toHaveAttribute('aria-level', '3');
    expect(focused()).toHaveAttribute('aria-setsize', '2');
    expect(tree).toHaveAttribute('aria-activedescendant', focused().id);
    expect(screen.getByText('01009999.img/info/vslot')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('*{End}');
    expect(focused()).toHaveTextContent('n59');
  });

  it('finds names and values, marks them, and goes from hit to hit', async () => {
    open();
    await choose(CAP);
    await userEvent.type(await screen.findByRole('searchbox'), 'cap{Enter}');
    expect(await screen.findByText('0 hits')).toBeVisible();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'CPH{Enter}');
    expect(await screen.findByText('1 of 1')).toBeVisible();
    expect(focused().querySelector('mark')).toHaveTextContent('CpH');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'default{Enter}');
    expect(await screen.findByText('1 of 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next hit' }));
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByText('01009999.img/default/default')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next hit' }));
    expect(screen.getByText('01009999.img/default')).toBeVisible();
  });

  it('takes a file that is dragged onto the page', async () => {
    const { container } = open();
    const root = container.querySelector('header')?.parentElement ?? container;
    const dataTransfer = { types: ['Files'], files: [new File([CAP], 'dragged.xml')], dropEffect: 'none' };
    fireEvent.dragOver(root, { dataTransfer });
    fireEvent.drop(root, { dataTransfer });
    expect(await screen.findByRole('tree')).toBeVisible();
    expect(screen.getByText('dragged.xml')).toBeVisible();
  });

  it.each([
    ['<!DOCTYPE a><a name="b"/>', /^Error: Files with a DOCTYPE are not read/],
    ['PKG1 and more', /^Error: This is a packed \.wz archive/],
    ['<a name="a"><b>', 'Error: Line 1, column 15: unclosed tag: b'],
    ['', 'Error: The file is empty.'],
  ])('says what is wrong with %j, and takes the next file', async (content, message) => {
    open();
    await choose(content);
    expect(await screen.findByRole('heading', { level: 2, name: message })).toBeVisible();
    expect(screen.getByRole('button', { name: 'kit.error.retry' })).toBeVisible();
    await choose(CAP);
    expect(await screen.findByRole('tree')).toBeVisible();
  });

  it('reads nothing of a file that is too large', async () => {
    open();
    const large = new File(['a'], 'large.xml');
    Object.defineProperty(large, 'size', { value: 100 * 1_048_576 });
    await userEvent.upload(screen.getByLabelText(/Choose an \.xml file/), large);
    expect(await screen.findByText('Error: The file is larger than 16 MiB.')).toBeVisible();
  });
});
