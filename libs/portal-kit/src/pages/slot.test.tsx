import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { Slot, SlotContext, type SlotHostProps, type SlotModule } from './slot';

declare module '@portico/contract' {
  interface SlotProps {
    'shore.waves': { height: number };
    'shore.tides': { moon: string; isHigh?: boolean };
  }
}

const Host = ({ name, className, props }: SlotHostProps) => (
  <p className={className}>
    {name} {JSON.stringify(props)}
  </p>
);

function show(slot: ReactNode) {
  return render(<SlotContext value={Host}>{slot}</SlotContext>);
}

describe('Slot', () => {
  it('hands its props to the component that shows the fills', () => {
    show(<Slot name="shore.waves" height={3} className="reserved" />);
    expect(screen.getByText('shore.waves {"height":3}')).toHaveClass('reserved');
  });

  it('is nothing where no one shows fills', () => {
    expect(
      render(<Slot name="shore.waves" height={3} className="reserved" />).container,
    ).toBeEmptyDOMElement();
  });
});

/** Code that must not compile is marked. The type check fails if it compiles. */
const ELEMENTS: ReactNode[] = [
  <Slot key="1" name="shore.tides" moon="full" className="" />,
  // @ts-expect-error -- a prop of the slot is missing
  <Slot key="2" name="shore.waves" className="" />,
  // @ts-expect-error -- of another type
  <Slot key="3" name="shore.waves" height="3" className="" />,
  // @ts-expect-error -- a prop of another slot
  <Slot key="4" name="shore.waves" height={3} moon="full" className="" />,
  // @ts-expect-error -- the slot has no props
  <Slot key="5" name="home.popular-items" itemId={3} className="" />,
  // @ts-expect-error -- no such slot
  <Slot key="6" name="shore.birds" className="" />,
  // @ts-expect-error -- nothing is reserved
  <Slot key="7" name="shore.waves" height={3} />,
];

const MODULES = [
  {
    contract: 1,
    slot: 'shore.waves',
    Component: ({ height }) => <p>{height + 1}</p>,
  } satisfies SlotModule<'shore.waves'>,
  {
    contract: 1,
    slot: 'shore.waves',
    // @ts-expect-error -- the slot hands over no such prop
    Component: ({ moon }) => <p>{moon}</p>,
  } satisfies SlotModule<'shore.waves'>,
  // @ts-expect-error -- a module for one slot is none for another
  { contract: 1, slot: 'shore.tides', Component: () => null } satisfies SlotModule<'shore.waves'>,
];

test('props and modules that do not agree with the declaration do not compile', () => {
  expect([ELEMENTS.length, MODULES.length]).toEqual([7, 3]);
});
