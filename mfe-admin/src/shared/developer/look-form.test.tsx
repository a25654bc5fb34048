import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInAdmin } from '../../test/render-in-admin';
import { LookForm, useLookDraft } from './look-form';

function Form() {
  return <LookForm {...useLookDraft()} />;
}

const open = (path: string) => renderInAdmin(<Form />, { path });

it('lets an id be typed from nothing, also of what everyone has', async () => {
  const { address } = open('/wz-explorer?hair=31000');
  const hair = screen.getByLabelText('Hair');
  await userEvent.clear(hair);
  expect(hair).toHaveValue('');
  expect(address()).toBe('/wz-explorer');
  await userEvent.type(hair, '30020');
  expect(hair).toHaveValue('30020');
  expect(address()).toBe('/wz-explorer?hair=30020');
});

it('has the default again where a field of the body is left empty', async () => {
  open('/wz-explorer?hair=31000');
  const hair = screen.getByLabelText('Hair');
  await userEvent.clear(hair);
  await userEvent.tab();
  expect(hair).toHaveValue('30000');
});
