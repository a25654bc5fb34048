import { fireEvent, render, screen } from '@testing-library/react';
import { useModalPopover } from './use-modal-popover';

function Page() {
  const modal = useModalPopover<HTMLDialogElement>((dialog) => dialog.querySelector('select'));
  return (
    <>
      <main>
        <button popoverTarget="filters">Filters</button>
        <p>List</p>
        <dialog {...modal} id="filters" popover="auto">
          <select aria-label="Order" />
        </dialog>
      </main>
      <footer />
    </>
  );
}

/** jsdom has no popovers, so this provides only their events. */
function tell(name: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') {
  const event = Object.assign(new Event(name), { newState });
  fireEvent(document.querySelector('dialog') ?? document.body, event);
}

const beside = () =>
  [...document.querySelectorAll<HTMLElement>('button, p, footer')].map(({ inert }) => inert);

describe('a popover that is a modal', () => {
  it('takes the focus, and holds what is beside it while it is open', () => {
    render(<Page />);
    tell('toggle', 'open');
    expect(screen.getByLabelText('Order')).toHaveFocus();
    expect(beside()).toEqual([true, true, true]);
    expect(document.querySelector('[role=dialog][aria-modal=true]')).not.toBeNull();
    tell('beforetoggle', 'closed');
    expect(beside()).toEqual([false, false, false]);
    expect(document.querySelector('[role], [aria-modal]')).toBeNull();
  });

  it('gives the focus back to its button', () => {
    render(<Page />);
    tell('toggle', 'open');
    screen.getByLabelText('Order').blur();
    tell('beforetoggle', 'closed');
    tell('toggle', 'closed');
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('lets go of the page when it is left open', () => {
    const { unmount } = render(<Page />);
    const other = document.body.appendChild(document.createElement('aside'));
    tell('toggle', 'open');
    expect(other.inert).toBe(true);
    unmount();
    expect(other.inert).toBe(false);
    other.remove();
  });
});
