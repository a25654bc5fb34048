import { render, screen } from '@testing-library/react';
import { NumberField } from './number-field';

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
