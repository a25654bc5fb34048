import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../i18n/en.json' with { type: 'json' };
import { latePage } from './late-page';

const Content = () => <h1>Here at last</h1>;

const show = (Page: () => React.ReactNode) =>
  renderInPortal(<Page />, { path: '/', api: {}, texts: { 'mfe-public': texts } });

test('a page whose code is there already is rendered at once', async () => {
  const { Page, prepare } = latePage(() => Promise.resolve(Content));
  await prepare();
  show(() => <Page />);
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeInTheDocument();
});

test('a page that was not prepared appears when its code has come', async () => {
  const { Page } = latePage(() => Promise.resolve(Content));
  show(() => <Page />);
  expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeInTheDocument();
});

test('a page whose code did not come says so, and can be asked for again', async () => {
  let isBlocked = true;
  const { Page } = latePage(() => (isBlocked ? Promise.reject(new Error('gone')) : Promise.resolve(Content)));
  show(() => <Page />);
  const retry = await screen.findByRole('button');
  isBlocked = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeInTheDocument();
});
