import { renderInPortal } from '@portico/testing/react';
import { useMutation } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FormDialog } from './form-dialog';

/** Calls in progress, oldest first. */
let calls: { resolve: (outcome: string) => void; reject: (error: unknown) => void }[] = [];

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  const sending = useMutation({
    mutationFn: () => new Promise<string>((resolve, reject) => calls.push({ resolve, reject })),
  });
  return (
    isOpen && (
      <FormDialog
        title="Ban Mochi?"
        sending={sending}
        onSubmit={() => sending.mutate()}
        onClose={() => setIsOpen(false)}
        submitText="Ban"
        outcome={sending.data && <p>{sending.data}</p>}
      >
        <label>
          Reason <input name="reason" />
        </label>
      </FormDialog>
    )
  );
}

const open = () =>
  renderInPortal(<Page />, {
    path: '/',
    texts: { shell: { kit: { error: { unknown: 'Something went wrong.' } } } },
  });
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  calls = [];
});

describe('a dialog that sends one call', () => {
  it('sends it once by a double click and by Enter, and stays open meanwhile', async () => {
    open();
    await userEvent.dblClick(button('Ban'));
    await userEvent.type(screen.getByLabelText('Reason'), '{Enter}');
    expect(calls).toHaveLength(1);
    expect(button('One moment…')).toHaveAttribute('aria-disabled', 'true');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await userEvent.click(button('Close'));
    await userEvent.click(button('Cancel'));
    expect(dialog()).toBeInTheDocument();
  });

  it('says what went wrong, and each time again', async () => {
    open();
    await userEvent.click(button('Ban'));
    await act(async () => calls[0]?.reject(new Error('No answer')));
    const first = await screen.findByRole('alert');
    expect(first).toHaveTextContent('Something went wrong.');
    await userEvent.click(button('Ban'));
    await act(async () => calls[1]?.reject(new Error('No answer')));
    expect(await screen.findByRole('alert')).not.toBe(first);
    await userEvent.click(button('Cancel'));
    expect(dialog()).not.toBeInTheDocument();
  });

  it('shows what came of it in place of the fields, with the focus on the way out', async () => {
    open();
    await userEvent.click(button('Ban'));
    await act(async () => calls[0]?.resolve('Banned for good'));
    await screen.findByText('Banned for good');
    expect(screen.getByRole('status')).toHaveTextContent('Banned for good');
    expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
    const [, close] = screen.getAllByRole('button', { name: 'Close' });
    expect(close).toHaveFocus();
    expect(close).toHaveAccessibleDescription('Banned for good');
    await userEvent.keyboard('{Enter}');
    expect(dialog()).not.toBeInTheDocument();
  });
});
