import { EXAMPLE_CONFIG } from '@portico/contract/example';
import { LANGUAGES, type FieldIssue, type Language } from '@portico/domain';
import type { Portal } from '@portico/portal-kit';
import { HYDRATION_LANGUAGES, hydrateInPortal } from '@portico/testing/hydrate';
import { ApiFailure, renderInPortal } from '@portico/testing/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registeredName } from '../../shared/forms/registered-name';
import { TEXTS } from '../../test/texts';
import { RegisterPage } from './register-page';

const REGISTER = '/api/auth/register';
const NOT_OUT = { launcher: null, mirror: null };

function open(answer: unknown = { token: 'a.b.c' }, portal?: Partial<Portal>, language: Language = 'en') {
  return renderInPortal(<RegisterPage />, {
    path: '/register',
    language,
    api: { [REGISTER]: answer, '/api/guide/download': NOT_OUT },
    texts: { 'mfe-public': TEXTS[language] },
    portal,
  });
}

const username = () => screen.getByRole('textbox', { name: 'Username' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password', { selector: 'input' });
const confirmation = () => screen.getByLabelText('Confirm password', { selector: 'input' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

/** Pasted, as by a password manager. */
async function put(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function fill(): Promise<void> {
  await put(username(), 'Mira7');
  await put(email(), ' mira@example.org ');
  await put(password(), 'Leafpond7!');
  await put(confirmation(), 'Leafpond7!');
}

const failure = (status: number, code: string, msg: string, issues: FieldIssue[] = []) => {
  const body = { code, msg, requestId: 'req-1', issues };
  return new ApiFailure(status, body);
};

describe('registration', () => {
  it('says in place what each field lacks, with the focus on the first', async () => {
    const { asked } = open();
    await press();
    expect(username()).toHaveAccessibleDescription('Username is required');
    expect(email()).toHaveAccessibleDescription('Email is required');
    expect(password()).toHaveAccessibleDescription('Password is required');
    expect(username()).toHaveFocus();
    expect(asked).not.toContain(REGISTER);
  });

  it.each([
    ['Mir', 'Username must be at least 4 characters'],
    ['MiraTheGreat7', 'Username must be 12 characters or less'],
    ['M1ra', 'Username must start with at least 2 letters'],
    ['Mi_ra', 'Username may only contain letters A to Z and digits'],
  ])('refuses the name %s when the field is left', async (name, text) => {
    open();
    await put(username(), name);
    await userEvent.tab();
    await waitFor(() => expect(username()).toHaveAccessibleDescription(text));
  });

  it('refuses what is no address, what is too short and what is not the same', async () => {
    open();
    await put(email(), 'mira.example');
    await put(password(), 'leaf');
    await put(confirmation(), 'leafs');
    await userEvent.tab();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Email is invalid'));
    expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(confirmation()).toHaveAccessibleDescription('Passwords do not match');
  });

  it('refuses what the keyboard of the game cannot type', async () => {
    open();
    await put(password(), 'пароль123');
    await userEvent.tab();
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/the game can’t type others/));
  });

  it('says how strong a password is, and in words what is missing', async () => {
    open();
    const advice = screen.getByText(/Upper and lower case/);
    expect(advice).toHaveTextContent('(missing)');
    await put(password(), 'Leafpond');
    expect(advice).toHaveTextContent('(done)');
    expect(screen.getByText('A symbol').closest('li')).toHaveTextContent('(missing)');
    expect(screen.getByText(/Password strength/).closest('p')).toHaveTextContent('Password strength: Fair');
    await put(password(), 'Leafpond7!');
    expect(screen.getByText(/Password strength/).closest('p')).toHaveTextContent('Strong');
  });

  it("warns of passwords that the game's own login cannot take", async () => {
    open();
    await put(password(), 'Leafpond7!abc');
    expect(password()).toHaveAccessibleDescription(/accepts at most 12/);
    expect(password()).not.toBeInvalid();
  });

  it('hides the form when the account is there, and says what to do with it', async () => {
    const { asked } = open();
    await fill();
    await press();
    const next = await screen.findByRole('group', { name: 'What to do next' });
    expect(asked).toContain(REGISTER);
    expect(next).toHaveFocus();
    expect(screen.getByText('Welcome, ⁨Mira7⁩.')).toBeVisible();
    expect(registeredName()).toBe('Mira7');
    expect(within(next).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });

  it('says at the name that it is taken', async () => {
    open(failure(409, 'identity.username_taken', 'This username is already taken.'));
    await fill();
    await press();
    await waitFor(() => expect(username()).toHaveAccessibleDescription('This username is already taken.'));
    expect(username()).toHaveFocus();
  });

  it('puts what the server finds wrong on its fields, in the words of the page', async () => {
    const issues = [{ field: 'username', rule: 'twoLetters', msg: 'two letters' }];
    open(failure(400, 'request.validation_failed', 'Some of the values are not valid.', issues));
    await fill();
    await press();
    await waitFor(() =>
      expect(username()).toHaveAccessibleDescription('Username must start with at least 2 letters'),
    );
  });

  it('takes the blame where nothing answers', async () => {
    open();
    await fill();
    globalThis.fetch = () => Promise.reject(new TypeError('gone'));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Server error, please try again');
  });

  it('names the rules of the server where it has some', () => {
    const links = { ...EXAMPLE_CONFIG.links, terms: 'https://example.org/terms' };
    open(undefined, { config: { ...EXAMPLE_CONFIG, links } });
    expect(screen.getByRole('link', { name: 'Terms of this server' })).toHaveAttribute(
      'href',
      'https://example.org/terms',
    );
  });

  it('lets password managers make the password', () => {
    open();
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    expect(confirmation()).toHaveAttribute('autocomplete', 'new-password');
    expect(password().closest('form')).toHaveAttribute('method', 'post');
  });

  it.each(LANGUAGES)('says in %s that it is closed, and search engines are not to offer it', (language) => {
    const identity = { ...EXAMPLE_CONFIG.identity, registration: false };
    const { closed } = TEXTS[language].register as { closed: Record<'title' | 'text' | 'login', string> };
    open(undefined, { config: { ...EXAMPLE_CONFIG, identity } }, language);
    expect(screen.getByRole('heading', { level: 1, name: closed.title })).toBeVisible();
    expect(screen.getByText(closed.text)).toBeVisible();
    expect(document.title).toContain(closed.title);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: closed.login })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/login$/),
    );
  });
});

it.each(HYDRATION_LANGUAGES)('is the same on both sides in %s', async (language) => {
  const { kept, asked } = await hydrateInPortal(<RegisterPage />, {
    path: '/register',
    language,
    texts: { 'mfe-public': TEXTS[language] },
    answers: { '/api/guide/download': NOT_OUT },
  });
  expect(kept.kept).toBe(kept.of);
  expect(asked).toEqual([]);
});
