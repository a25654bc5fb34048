import { renderInPortal } from '@portico/testing/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, type ReactElement } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import english from '../i18n/en.json' with { type: 'json' };
import { startRegistry } from '../registry/registry-store';
import { PaletteButton } from './palette-button';

const openPalette = () => act(async () => void fireEvent.keyDown(document, { code: 'KeyK', ctrlKey: true }));

function open(page: ReactElement) {
  startRegistry({ contract: 1, language: 'en', remotes: [] });
  renderInPortal(
    <>
      <PaletteButton />
      <Link to="/late">late</Link>
      <Routes>
        <Route path="/" element={<p>first</p>} />
        <Route path="/late" element={page} />
      </Routes>
    </>,
    { path: '/', texts: { shell: english } },
  );
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it('a palette that is opened while a page is still on its way stays open when it arrives', async () => {
  let arrive = (): void => undefined;
  const Late = lazy(async () => {
    await new Promise<void>((resolve) => (arrive = resolve));
    return { default: () => <p>arrived</p> };
  });
  open(<Late />);
  await act(async () => void fireEvent.click(screen.getByText('late')));
  await openPalette();
  expect(screen.getByRole('combobox')).toBeTruthy();
  await act(async () => arrive());
  expect(await screen.findByText('arrived')).toBeTruthy();
  expect(screen.getByRole('combobox')).toBeTruthy();
});

it('Back and Forward close it', async () => {
  open(<p>other</p>);
  await openPalette();
  expect(screen.getByRole('combobox')).toBeTruthy();
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('combobox')).toBeNull();
});
