import { render } from '@testing-library/react';
import { CURRENCY_DRAWINGS, type CurrencyPictureKind, CurrencyPicture } from './currency-picture';

const KINDS = Object.keys(CURRENCY_DRAWINGS) as CurrencyPictureKind[];

it.each(KINDS)('draws %s for the eye alone, each part in a paint that there is', (kind) => {
  const { container } = render(<CurrencyPicture kind={kind} size={20} />);
  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
  expect(picture).toHaveAttribute('width', '20');
  const parts = [...container.querySelectorAll('path')];
  expect(parts).toHaveLength(CURRENCY_DRAWINGS[kind].length);
  for (const part of parts) expect(part).toHaveAttribute('class');
});
