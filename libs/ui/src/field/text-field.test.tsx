import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './text-field';

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
