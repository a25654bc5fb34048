import { KEPT_CHARACTERS_STORAGE_KEY } from '@portico/contract';
import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { session, signIn, signOut } from '@portico/portal-kit';
import { renderInPortal } from '@portico/testing/react';
import { act, screen } from '@testing-library/react';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { KeptCharacters } from './kept-characters';
import { accountAnswer, overviewAnswer } from '../test/account-data';

const AWAY = Object.assign(new Error('away'), { status: 0 });
const portal = { config: { ...EXAMPLE_CONFIG, site: { ...EXAMPLE_CONFIG.site, offline: true } } };
const MINUTES = 5;

const ANSWER = { data: accountAnswer(), dataUpdatedAt: Date.now() - MINUTES * 60_000, error: null };
const NO_ANSWER = { data: undefined, dataUpdatedAt: 0, error: AWAY };

type Account = Parameters<typeof KeptCharacters>[0]['account'];

function show(account: Account, options: object = { portal }): void {
  renderInPortal(<KeptCharacters account={account} overview={overviewAnswer()} />, {
    path: '/dashboard',
    api: {},
    texts: { 'mfe-dashboard': texts },
    ...options,
  });
}

beforeEach(() => signIn(ANSWER.data.username, 'token'));
afterEach(() => act(signOut));

describe('characters on this device', () => {
  it('are shown with their age while the portal cannot be reached, and only then', () => {
    show(ANSWER);
    expect(screen.queryByText('Brannoc')).toBeNull();
    show(NO_ANSWER);
    expect(screen.getByText('Brannoc')).toBeVisible();
    expect(screen.getByText('Saved 5 minutes ago')).toBeVisible();
  });

  it('are kept without money and addresses', () => {
    show(ANSWER);
    expect(localStorage.getItem(KEPT_CHARACTERS_STORAGE_KEY)).not.toMatch(/meso|nx|email|@/i);
  });

  it('are not those of another account', () => {
    show(ANSWER);
    act(() => session.setState({ username: 'somebody else' }));
    show(NO_ANSWER);
    expect(screen.queryByText('Brannoc')).toBeNull();
  });

  it('go with the session', () => {
    show(ANSWER);
    act(signOut);
    expect(localStorage.getItem(KEPT_CHARACTERS_STORAGE_KEY)).toBeNull();
  });

  it('are not kept where the owner does not allow it, and not read where another release wrote them', () => {
    show(ANSWER, {});
    expect(localStorage.getItem(KEPT_CHARACTERS_STORAGE_KEY)).toBeNull();
    const odd = { owner: ANSWER.data.username, at: 1, characters: [{ id: 1, name: 'Brannoc' }] };
    localStorage.setItem(KEPT_CHARACTERS_STORAGE_KEY, JSON.stringify(odd));
    show(NO_ANSWER);
    expect(screen.queryByText('Brannoc')).toBeNull();
  });
});
