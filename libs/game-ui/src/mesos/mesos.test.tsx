import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import { Mesos } from './mesos';

it.each([
  [999_999, '999,999'],
  [2_500_000_000, '2,500,000,000'],
])('prints %s in one colour whatever the sum, with its unit for the ear', (amount, text) => {
  const { container } = renderInPortal(<Mesos amount={amount} />, { path: '/', texts: {} });
  expect(screen.getByText(text)).toBeVisible();
  expect(container).toHaveTextContent(`${text}mesos`);
  expect(container.firstElementChild).toHaveAttribute('class', 'root');
});
