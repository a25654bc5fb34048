import { jest } from '@jest/globals';
import { ApiError, errorFromBody } from '@portico/api-client/runtime';
import { FormError, FormField, SubmitButton } from '@portico/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useApiForm } from './use-api-form';

interface Names {
  name: string;
  again: string;
}

const TEXTS: Readonly<Record<string, string>> = {
  required: 'Please say a name',
  minLength: 'Too short',
  different: 'Not the same',
  'identity.username_taken': 'Taken',
};

const nameIssue = (text: string) => (text === '' ? 'required' : text.length < 4 ? 'minLength' : undefined);

function Form({ send, onDone }: { send: (values: Names) => Promise<unknown>; onDone?: () => void }) {
  const form = useApiForm({
    send,
    onDone,
    issueText: (_, rule) => TEXTS[rule],
    fieldOfCode: { 'identity.username_taken': 'name' },
    noAnswerText: 'No answer',
  });
  return (
    <form {...form.formProps}>
      <FormField label="Name" {...form.field('name', { issueOf: nameIssue, also: ['again'] })} />
      <FormField
        label="Again"
        {...form.field('again', {
          issueOf: (text, { name }) => (text === name ? undefined : 'different'),
        })}
      />
      <FormError attempt={form.attempt}>{form.failure?.text}</FormError>
      <SubmitButton
        isPending={form.isPending}
        pendingText="Sending"
        waitText={form.secondsLeft > 0 ? `Wait ${form.secondsLeft}` : undefined}
      >
        Send
      </SubmitButton>
    </form>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const again = () => screen.getByRole('textbox', { name: 'Again' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function fill(text = 'Mira') {
  await userEvent.type(name(), text);
  await userEvent.type(again(), text);
}

const refusal = (init: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ code: 'request.validation_failed', status: 400, msg: 'Refused', isOfApi: true, ...init });

describe('a form for the API', () => {
  it('sends nothing while a rule is broken, and puts the focus on the first field', async () => {
    const send = jest.fn(() => Promise.resolve());
    render(<Form send={send} />);
    await press();
    expect(name()).toHaveAccessibleDescription('Please say a name');
    expect(name()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('says what is wrong with a field when it is left, and then with each key', async () => {
    render(<Form send={() => Promise.resolve()} />);
    await userEvent.type(name(), 'Mi');
    expect(name()).not.toBeInvalid();
    await userEvent.tab();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Too short'));
    await userEvent.type(name(), 'ra');
    await waitFor(() => expect(name()).toBeValid());
  });

  it('looks again at a field whose rule looks at another, once somebody has been there', async () => {
    render(<Form send={() => Promise.resolve()} />);
    await fill();
    await userEvent.tab();
    expect(again()).toBeValid();
    await userEvent.type(name(), 'nda');
    await waitFor(() => expect(again()).toHaveAccessibleDescription('Not the same'));
  });

  it('sends what fields hold that were filled without a word', async () => {
    const send = jest.fn(() => Promise.resolve());
    const done = jest.fn();
    render(<Form send={send} onDone={done} />);
    for (const input of [name(), again()]) if (input instanceof HTMLInputElement) input.value = 'Mira';
    await press();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(send).toHaveBeenCalledWith({ name: 'Mira', again: 'Mira' });
  });

  it('puts the issues of the API on their fields, with the focus on the first', async () => {
    const issues = [{ field: 'again', rule: 'unheard', msg: 'Never heard of' }];
    render(<Form send={() => Promise.reject(refusal({ issues }))} />);
    await fill();
    await press();
    await waitFor(() => expect(again()).toHaveAccessibleDescription('Never heard of'));
    expect(again()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('puts an error that is about one field there', async () => {
    const send = () => Promise.reject(refusal({ code: 'identity.username_taken', status: 409 }));
    render(<Form send={send} />);
    await fill();
    await press();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Taken'));
    expect(name()).toHaveFocus();
  });

  it('says everything else in one alert, and takes it back with the next try', async () => {
    let answer: Promise<unknown> = Promise.reject(refusal({ msg: 'Closed' }));
    render(<Form send={() => answer} />);
    await fill();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Closed');
    answer = Promise.resolve();
    await press();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it.each([
    ['no server answered', refusal({ code: 'client.network', status: 0, isOfApi: false })],
    ['a proxy answered', errorFromBody(500, '<html>')],
  ])('says in its own words that %s', async (_, error) => {
    render(<Form send={() => Promise.reject(error)} />);
    await fill();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer');
  });

  it('takes no press for the seconds that the API asks to wait', async () => {
    const send = jest.fn(() => Promise.reject(refusal({ status: 429, params: { seconds: 3 } })));
    render(<Form send={send} />);
    await fill();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await act(() => jest.advanceTimersByTimeAsync(1));
    const button = screen.getByRole('button', { name: 'Wait 3' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.submit(name());
    await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(screen.getByRole('button', { name: 'Wait 2' })).toBe(button);
    expect(send).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('button', { name: 'Send' })).toBe(button);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    jest.useRealTimers();
  });
});
