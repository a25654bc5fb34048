import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useState,
} from 'react';

const reported: [error: unknown, remote: string][] = [];
let beforeReport = () => {};
jest.unstable_mockModule('./report-error', () => ({
  reportError: (error: unknown, { remote }: { remote: string }) => {
    beforeReport();
    reported.push([error, remote]);
  },
}));

const { RemoteBoundary } = await import('./remote-boundary');

const FAULT = new Error('a fault of code');

function fail(error: unknown): never {
  throw error;
}

function show(place: string, children: ReactNode, remote = 'mfe-test') {
  return (
    <RemoteBoundary
      place={place}
      source={{ remote, version: '1' }}
      renderError={(_, retry) => (
        <button type="button" onClick={retry}>
          broken at {place}
        </button>
      )}
    >
      {children}
    </RemoteBoundary>
  );
}

const Fine = () => <p>fine</p>;

/** Pages that throw when they are left; the keys name the part that throws. */
const THROWS_WHEN_LEFT: Record<string, () => ReactNode> = {
  effect: function Page() {
    useEffect(() => () => fail(FAULT), []);
    return <p>left soon</p>;
  },
  'layout effect': function Page() {
    useLayoutEffect(() => () => fail(FAULT), []);
    return <p>left soon</p>;
  },
  'insertion effect': function Page() {
    useInsertionEffect(() => () => fail(FAULT), []);
    return <p>left soon</p>;
  },
  ref: function Page() {
    return <p ref={() => () => fail(FAULT)}>left soon</p>;
  },
};

/** Pages that throw when they render. */
const THROWS_WHEN_SHOWN: Record<string, () => ReactNode> = {
  render: () => fail(FAULT),
  effect: function Page() {
    useEffect(() => fail(FAULT), []);
    return <p>shown for a moment</p>;
  },
  'layout effect': function Page() {
    useLayoutEffect(() => fail(FAULT), []);
    return <p>shown for a moment</p>;
  },
  'a lazy page': function Page() {
    const [Late] = useState(() => lazy(() => Promise.reject(FAULT)));
    return (
      <Suspense fallback={<p>soon</p>}>
        <Late />
      </Suspense>
    );
  },
};

beforeEach(() => {
  reported.length = 0;
  beforeReport = () => {};
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each(Object.entries(THROWS_WHEN_SHOWN))('a page that throws in %s', (_, Page) => {
  it('has a message in its place, and gives way to the next page', async () => {
    const { rerender } = render(show('first', <Page />));
    expect(await screen.findByText('broken at first')).toBeVisible();
    rerender(show('second', <Fine />));
    expect(screen.getByText('fine')).toBeVisible();
  });

  it('has its message too where it comes after a page that works', async () => {
    const { rerender } = render(show('first', <Fine />));
    rerender(show('second', <Page />));
    expect(await screen.findByText('broken at second')).toBeVisible();
    rerender(show('third', <Fine />));
    expect(screen.getByText('fine')).toBeVisible();
    expect(reported).toContainEqual([FAULT, 'mfe-test']);
  });
});

it.each([undefined, null, 'a text'])(
  'shows a message where %p is thrown instead of an error',
  async (thrown) => {
    const Page = () => fail(thrown);
    const { rerender } = render(show('first', <Page />));
    expect(await screen.findByText('broken at first')).toBeVisible();
    rerender(show('second', <Fine />));
    expect(screen.getByText('fine')).toBeVisible();
  },
);

describe.each(Object.entries(THROWS_WHEN_LEFT))('a page that throws in the clean-up of its %s', (_, Page) => {
  it('is reported as what was left, and the next page is there', () => {
    const { rerender } = render(show('first', <Page key="first" />, 'mfe-left'));
    rerender(show('second', <Fine />, 'mfe-next'));
    expect(screen.getByText('fine')).toBeVisible();
    expect(reported).toEqual([[FAULT, 'mfe-left']]);
  });

  it('is left for another one that will throw the same', () => {
    const { rerender } = render(show('first', <Page key="first" />));
    rerender(show('second', <Page key="second" />));
    expect(screen.getByText('left soon')).toBeVisible();
    rerender(show('third', <Fine />));
    expect(screen.getByText('fine')).toBeVisible();
  });

  it('does not hide that the next page fails when it is shown again', () => {
    let shown = 0;
    const Next = () => (shown++ > 0 ? fail(FAULT) : <p>next</p>);
    const { rerender } = render(show('first', <Page key="first" />));
    rerender(show('second', <Next />));
    expect(screen.getByText('broken at second')).toBeVisible();
  });

  it('leaves the message of the next page alone', () => {
    const { rerender } = render(show('first', <Page key="first" />));
    const Broken = THROWS_WHEN_SHOWN.render;
    if (Broken === undefined) throw new Error('no such page');
    rerender(show('second', <Broken />));
    expect(screen.getByText('broken at second')).toBeVisible();
  });
});

it.each([[undefined], [null], ['a text'], [0]])('takes %p for an error like any other', (thrown) => {
  const { rerender } = render(show('first', <Fine />));
  rerender(show('second', <Thrower thrown={thrown} />));
  expect(screen.getByText('broken at second')).toBeVisible();
});

function Thrower({ thrown }: { thrown: unknown }): ReactNode {
  return fail(thrown);
}

it('shows what a page throws while the time of the page before ends', async () => {
  const Page = THROWS_WHEN_SHOWN['a lazy page'] ?? Fine;
  jest.useFakeTimers();
  const { rerender } = render(show('first', <Fine />));
  // The error has been rendered by then, and is being committed.
  beforeReport = () => jest.runAllTimers();
  rerender(show('second', <Page />));
  await act(() => Promise.resolve());
  expect(screen.getByText('broken at second')).toBeVisible();
  jest.useRealTimers();
});

it('shows a page again on retry', async () => {
  let isBroken = true;
  const Page = () => (isBroken ? fail(FAULT) : <p>fine</p>);
  render(show('first', <Page />));
  isBroken = false;
  act(() => screen.getByText('broken at first').click());
  expect(screen.getByText('fine')).toBeVisible();
});

it('says what breaks later, after a page has worked for a while', async () => {
  function Page() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) fail(FAULT);
    return (
      <button type="button" onClick={() => setBroken(true)}>
        break it
      </button>
    );
  }
  jest.useFakeTimers();
  const { rerender } = render(show('first', <Fine />));
  rerender(show('second', <Page />));
  act(() => jest.runAllTimers());
  act(() => screen.getByText('break it').click());
  expect(screen.getByText('broken at second')).toBeVisible();
  jest.useRealTimers();
});
