import { render } from '@testing-library/react';
import { Disclosure } from './disclosure';

it('opens for a hidden field that keeps its form from being sent', () => {
  const { container } = render(
    <form>
      <Disclosure summary="More">
        <input name="level" type="number" max={10} defaultValue={11} />
      </Disclosure>
    </form>,
  );
  const details = container.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  container.querySelector('form')?.requestSubmit();
  expect(details).toHaveAttribute('open');
});
