import { jest } from '@jest/globals';
import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPage } from './lazy-page';

const Content = () => <h1>Here at last</h1>;

const show = (Page: () => ReactNode) => renderInPortal(<Page />, { path: '/', api: {}, texts: {} });

test('a page whose code is there already is rendered at once', async () => {
  const { Page, prepare } = lazyPage(() => Promise.resolve(Content));
  await prepare();
  show(() => <Page />);
  expect(screen.getByRole('heading', { name: 'Here at last' })).toBeInTheDocument();
});

test('a page that was not prepared appears when its code has come', async () => {
  const { Page } = lazyPage(() => Promise.resolve(Content));
  show(() => <Page />);
  expect(await screen.findByRole('heading', { name: 'Here at last' })).toBeInTheDocument();
});

test('a page whose code did not come fails, so that the shell says so', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Page } = lazyPage(() => Promise.reject(new Error('gone')));
  show(() => (
    <Caught>
      <Page />
    </Caught>
  ));
  expect(await screen.findByText('gone')).toBeInTheDocument();
  expect(reported).toHaveBeenCalled();
});

class Caught extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}
