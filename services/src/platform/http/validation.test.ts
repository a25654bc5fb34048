import { StrictBody } from './validation.js';

function decorate(type: unknown): void {
  const controller = { call: () => undefined };
  Reflect.defineMetadata('design:paramtypes', [type], controller, 'call');
  StrictBody()(controller, 'call', 0);
}

class WishDto {}

test('a body has a class of its own', () => {
  expect(() => decorate(WishDto)).not.toThrow();
});

test.each([Object, Array, String, Promise, Map, undefined])('a body of type %o is refused', (type) => {
  expect(() => decorate(type)).toThrow('the type of a body has to be a class');
});
