import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField, NumberField } from './text-field';

function field(value: string, onType?: (text: string) => void) {
  return (
    <>
      <TextField label="NPC" name="npc" value={value} {...(onType && { onType })} />
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('text field', () => {
  it('tells what is typed', async () => {
    const typed: string[] = [];
    render(field('', (text) => typed.push(text)));
    await userEvent.type(screen.getByRole('textbox', { name: 'NPC' }), 'al');
    expect(typed).toEqual(['a', 'al']);
  });

  it('follows the address, but not while somebody types', async () => {
    const { rerender } = render(field(''));
    const input = screen.getByRole('textbox', { name: 'NPC' });
    await userEvent.type(input, 'alma ');
    rerender(field('alma'));
    expect(input).toHaveValue('alma ');
    await userEvent.click(screen.getByRole('button'));
    rerender(field(''));
    expect(input).toHaveValue('');
  });
});

describe('number field', () => {
  it('is named by its label, and takes its bounds', () => {
    render(<NumberField label="Level" name="level" min={1} max={200} defaultValue={30} />);
    const input = screen.getByRole('spinbutton', { name: 'Level' });
    expect(screen.getByText('Level')).toBeVisible();
    expect(input).toHaveValue(30);
    expect(input).toHaveAttribute('min', '1');
    expect(input).toHaveAttribute('max', '200');
  });

  it('keeps its name where the label is hidden', () => {
    render(<NumberField label="Min" isLabelHidden />);
    expect(screen.getByRole('spinbutton', { name: 'Min' })).toBeVisible();
    expect(screen.queryByText('Min')).not.toBeInTheDocument();
  });

  it('asks for the keyboard that its step needs', () => {
    render(
      <>
        <NumberField label="Count" />
        <NumberField label="Rate" step={0.1} />
      </>,
    );
    expect(screen.getByRole('spinbutton', { name: 'Count' })).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('spinbutton', { name: 'Rate' })).toHaveAttribute('inputmode', 'decimal');
  });
});
