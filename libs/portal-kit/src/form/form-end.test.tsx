import { jest } from '@jest/globals';
import { renderInPortal } from '@portico/testing/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormEnd, type FormEndProps } from './form-end';

const READY: FormEndProps['form'] = { attempt: 0, failure: undefined, isPending: false, secondsLeft: 0 };

const open = (form: Partial<FormEndProps['form']>, props: Partial<FormEndProps> = {}) =>
  renderInPortal(<FormEnd form={{ ...READY, ...form }} submit="Save" pending="Saving" {...props} />, {
    path: '/',
    texts: {},
  });

it('sends, and leads back where there is a way', async () => {
  const onCancel = jest.fn();
  open({}, { onCancel });
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'submit');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('counts down while the user has to wait', () => {
  open({ secondsLeft: 1200 });
  expect(screen.getByRole('button')).toHaveTextContent('1,200');
});

it('has the words of the page for a failure, or those of the portal', () => {
  const failure = { text: 'Nobody answers.', code: undefined } as NonNullable<
    FormEndProps['form']['failure']
  >;
  const { unmount } = open({ failure, attempt: 1 });
  expect(screen.getByRole('alert')).toHaveTextContent('Nobody answers.');
  unmount();
  open({ failure, attempt: 1 }, { failureText: () => 'Try another name.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Try another name.');
});
