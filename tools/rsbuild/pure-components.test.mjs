import { withPureComponents } from './pure-components.mjs';

it('lets a bundler leave out a component that no one imports', () => {
  const code = 'var Form = React10.forwardRef(\n  render\n);\nForm.displayName = "Form";\nvar next = 1;\n';
  expect(withPureComponents(code)).toBe(
    'var Form = /*#__PURE__*/ React10.forwardRef(\n  render\n);\n\nvar next = 1;\n',
  );
});
