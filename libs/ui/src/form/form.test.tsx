import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField } from './code-field';
import { FormError, SubmitButton } from './submit-button';
import { FormField } from './form-field';
import { PasswordField } from './password-field';

const TEXTS = {
  show: 'Show password',
  hide: 'Hide password',
  isShown: 'Your password is visible',
  isHidden: 'Your password is hidden',
  capsLock: 'Caps Lock is on',
};

const password = (
  <PasswordField label="Password" name="password" autoComplete="current-password" texts={TEXTS} />
);

function field(): HTMLInputElement {
  return screen.getByLabelText('Password', { selector: 'input' });
}

describe('a line of text in a form', () => {
  it('is described by its hint, and by what is wrong in its place', () => {
    const { rerender } = render(<FormField label="Username" hint="4 to 12 characters" />);
    const input = screen.getByRole('textbox', { name: 'Username' });
    expect(input).toHaveAccessibleDescription('4 to 12 characters');
    expect(input).not.toHaveAttribute('aria-invalid');
    rerender(<FormField label="Username" hint="4 to 12 characters" error="Too short" />);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Too short');
    expect(screen.queryByText('4 to 12 characters')).not.toBeInTheDocument();
  });

  it('announces an error in a place that was there before', () => {
    const { container, rerender } = render(<FormField label="Username" />);
    const place = container.querySelector('[aria-live="polite"]');
    rerender(<FormField label="Username" error="Too short" />);
    expect(screen.getByText('Too short')).toBe(place);
  });

  it('hands its element on', () => {
    const ref = { current: null as HTMLInputElement | null };
    render(<FormField label="Username" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole('textbox'));
  });
});

describe('password field', () => {
  it('shows what is typed, says so and keeps the caret where it was', async () => {
    render(password);
    await userEvent.type(field(), 'leafpond');
    field().setSelectionRange(3, 3);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field()).toHaveAttribute('type', 'text');
    expect(field()).toHaveFocus();
    expect(field().selectionStart).toBe(3);
    expect(screen.getByText('Your password is visible')).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field()).toHaveAttribute('type', 'password');
    expect(screen.getByText('Your password is hidden')).toBeInTheDocument();
  });

  it('takes what is pasted', async () => {
    render(password);
    await userEvent.click(field());
    await userEvent.paste('correct horse');
    expect(field()).toHaveValue('correct horse');
  });

  it('hides what it showed when its form is sent', async () => {
    render(<form onSubmit={(event) => event.preventDefault()}>{password}</form>);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    fireEvent.submit(field());
    expect(field()).toHaveAttribute('type', 'password');
  });

  it('warns of Caps Lock while it is typed in', () => {
    render(password);
    fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on')).toBeVisible();
    fireEvent.keyUp(field(), { key: 'CapsLock' });
    expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument();
  });
});

describe('code field', () => {
  it('asks for digits, and drops the spaces of what is pasted', async () => {
    const seen: string[] = [];
    render(<CodeField label="Code" onChange={(event) => seen.push(event.target.value)} />);
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.click(input);
    await userEvent.paste(' 123 456 ');
    expect(input).toHaveValue('123456');
    expect(seen).toEqual(['123456']);
  });
});

describe('submit button', () => {
  it('sends a form once at a time, and says that it is on its way', async () => {
    let sent = 0;
    const form = (isPending: boolean, waitText?: string, isOff?: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <input aria-label="Name" />
        <SubmitButton pendingText="Logging in…" isPending={isPending} waitText={waitText} isOff={isOff}>
          Log in
        </SubmitButton>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(sent).toBe(1);
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Logging in…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Logging in…');
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(sent).toBe(1);
    rerender(form(false, 'Try again in 12 s'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again in 12 s' }));
    expect(sent).toBe(1);
    rerender(form(false, undefined, true));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-disabled', 'true');
    expect(sent).toBe(1);
  });
});

it('the error of a form is one alert, announced again when the form is sent again', () => {
  const { rerender } = render(<FormError attempt={1} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(<FormError attempt={1}>Invalid credentials</FormError>);
  const first = screen.getByRole('alert');
  expect(first).toHaveTextContent('Invalid credentials');
  rerender(<FormError attempt={2}>Invalid credentials</FormError>);
  expect(screen.getByRole('alert')).not.toBe(first);
});
