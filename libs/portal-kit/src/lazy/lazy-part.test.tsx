import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { LazyPart } from './lazy-part';

const TEXTS = { shell: { kit: { error: { retry: 'Try Again', title: 'That didn’t work' } } } };

function Hello({ name }: { name: string }) {
  return <p>Hello, {name}</p>;
}

it('asks again for code that did not come, and has it at once from then on', async () => {
  let asked = 0;
  const load = () => {
    asked += 1;
    if (asked === 1) return Promise.reject(new Error('ChunkLoadError'));
    return Promise.resolve<ComponentType<{ name: string }>>(Hello);
  };
  function Greeting() {
    const [name, setName] = useState('Wren');
    return (
      <>
        <button onClick={() => setName('Sorrel')}>Next</button>
        <LazyPart key={name} load={load} props={{ name }} />
      </>
    );
  }
  renderInPortal(<Greeting />, { path: '/', texts: TEXTS });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Hello, Wren')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Hello, Sorrel')).toBeVisible();
  expect(asked).toBe(2);
});

it('shows the code of a release that replaced another in the same tab', async () => {
  const loadOld = () => Promise.resolve<ComponentType>(() => <p>Old</p>);
  const loadNew = () => Promise.resolve<ComponentType>(() => <p>New</p>);
  function Page() {
    const [load, setLoad] = useState(() => loadOld);
    return (
      <>
        <button onClick={() => setLoad(() => loadNew)}>Reload</button>
        <LazyPart load={load} props={{}} />
      </>
    );
  }
  renderInPortal(<Page />, { path: '/', texts: TEXTS });
  expect(await screen.findByText('Old')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('New')).toBeVisible();
  expect(screen.queryByText('Old')).toBeNull();
});
