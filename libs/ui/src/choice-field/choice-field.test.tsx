import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceField } from './choice-field';

function Field({ isReadOnly }: { isReadOnly?: boolean }) {
  const [value, setValue] = useState<'meso' | 'votepoint'>('meso');
  return (
    <ChoiceField
      label="Pay with"
      value={value}
      onChange={setValue}
      isReadOnly={isReadOnly}
      choices={[
        { value: 'meso', text: 'Mesos', detail: '3,000,000 each' },
        { value: 'votepoint', text: 'Vote points', detail: '1 each' },
      ]}
    />
  );
}

const choice = (name: RegExp) => screen.getByRole('radio', { name });

it('is one of a few, by hand and by the keys', async () => {
  render(<Field />);
  expect(screen.getByRole('group', { name: 'Pay with' })).toBeVisible();
  expect(choice(/Mesos/)).toBeChecked();
  await userEvent.click(screen.getByText('1 each'));
  expect(choice(/Vote points/)).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(choice(/Mesos/)).toBeChecked();
});

it('stands while it is on its way', async () => {
  render(<Field isReadOnly />);
  await userEvent.click(screen.getByText('1 each'));
  expect(choice(/Mesos/)).toBeChecked();
});
