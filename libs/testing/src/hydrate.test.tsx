import { hydrateInPortal } from './hydrate';
import { LANGUAGES } from '@portico/domain';
import { session, signIn, signOut, useFormat, useServerClock, useSession } from '@portico/portal-kit';

const AT = Date.UTC(2026, 0, 10, 20, 59, 40);

function Times() {
  const format = useFormat();
  const clock = useServerClock();
  return (
    <>
      <p id="ago">{format.relativeTime(AT - 20_000)}</p>
      <p id="date">{format.date(AT)}</p>
      <p id="clock">{clock.time}</p>
      <p id="local">{clock.localTime}</p>
    </>
  );
}

function Who() {
  return <p>{useSession(({ username }) => username ?? 'nobody')}</p>;
}

it.each(LANGUAGES)('says in %s first what the server said, then what the reader has', async (language) => {
  const { served, container } = await hydrateInPortal(<Times />, {
    path: '/',
    language,
    texts: {},
    portal: { renderedAt: AT },
  });
  const textOf = (root: HTMLElement, id: string) => root.querySelector(`#${id}`)?.textContent;
  for (const id of ['ago', 'clock']) expect(textOf(container, id)).not.toBe(textOf(served, id));
  expect(textOf(served, 'clock')).toBe('05:59:40');
  expect(textOf(served, 'local')).toBe('05:59');
  expect(textOf(served, 'date')).toContain('5:59');
});

it('is signed out first, and then as storage says', async () => {
  signIn('Ada', 'token-1');
  const { served, container } = await hydrateInPortal(<Who />, { path: '/', texts: {} });
  expect(served.textContent).toBe('nobody');
  expect(container.textContent).toBe('Ada');
  expect(session.getState().username).toBe('Ada');
  signOut();
});

it.each([
  ['the clock', () => <p>{Date.now()}</p>],
  ['the time zone', () => <p>{new Intl.DateTimeFormat('en').format(0)}</p>],
  ['the language', () => <p>{new Intl.NumberFormat().format(1000)}</p>],
  ['the order of words', () => <p>{'a'.localeCompare('b')}</p>],
  ['storage', () => <p>{localStorage.getItem('a')}</p>],
])('fails for a render that asks %s of the runtime', async (_, Piece) => {
  await expect(hydrateInPortal(<Piece />, { path: '/', texts: {} })).rejects.toThrow();
});
