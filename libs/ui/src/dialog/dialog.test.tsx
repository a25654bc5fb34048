import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, DialogFooter } from './dialog';

let closed = 0;

function Page({ isHeld }: { isHeld?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          closed += 1;
          setIsOpen(false);
        }}
        isHeld={isHeld}
        title="Exchange"
        closeText="Close"
      >
        <p>One vote point is 1,000 NX</p>
        <DialogFooter>
          <button>Send</button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const isOpen = () => dialog().hasAttribute('open');
/** Sends the browser's Esc event. Returns false if the dialog stays open. */
const cancel = () => fireEvent(dialog(), new Event('cancel', { cancelable: true }));
const closeByBrowser = () => act(() => dialog().close());
const pressBeside = (from: Element = dialog()) => {
  fireEvent.pointerDown(from, { bubbles: true });
  fireEvent.click(dialog());
};

beforeEach(() => {
  closed = 0;
});

describe('dialog', () => {
  it('opens with the focus on its title', () => {
    render(<Page />);
    expect(dialog()).toHaveAccessibleName('Exchange');
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('heading', { name: 'Exchange' })).toHaveFocus();
  });

  it('closes by its button, by Esc and by a press beside it', async () => {
    render(<Page />);
    const open = () => fireEvent.click(screen.getByText('Open'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isOpen()).toBe(false);
    expect(screen.queryByText('Send')).not.toBeInTheDocument();
    open();
    expect(cancel()).toBe(false);
    expect(isOpen()).toBe(false);
    open();
    pressBeside();
    expect(isOpen()).toBe(false);
    expect(closed).toBe(3);
  });

  it('stays where a press begins inside and ends beside it', () => {
    render(<Page />);
    pressBeside(screen.getByText('Send'));
    fireEvent.click(screen.getByText('Send'));
    expect(closed).toBe(0);
  });

  it('is held while something is on its way, whatever the browser does', async () => {
    render(<Page isHeld />);
    const close = screen.getByRole('button', { name: 'Close' });
    expect(close).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(close);
    pressBeside();
    expect(cancel()).toBe(false);
    // On the second Esc in a row it does not ask.
    closeByBrowser();
    expect(isOpen()).toBe(true);
    expect(closed).toBe(0);
  });

  it('is closed for good where the browser closes it without asking', () => {
    render(<Page />);
    closeByBrowser();
    expect(closed).toBe(1);
    expect(isOpen()).toBe(false);
  });

  it('leaves what happens in a dialog inside to that', () => {
    render(<Page />);
    fireEvent(screen.getByText('Send'), new Event('cancel', { bubbles: true, cancelable: true }));
    expect(closed).toBe(0);
  });
});
