import { signatureCode } from './signature-content';

it('is a picture that leads to the profile', () => {
  expect(signatureCode('https://play.example', { id: 7, name: 'Brannoc' })).toEqual({
    address: 'https://play.example/cards/signature/7.png',
    bbcode: '[url=https://play.example/player/7][img]https://play.example/cards/signature/7.png[/img][/url]',
    html: '<a href="https://play.example/player/7"><img src="https://play.example/cards/signature/7.png" alt="Brannoc"></a>',
    markdown: '[![Brannoc](https://play.example/cards/signature/7.png)](https://play.example/player/7)',
  });
});

it('writes no name as markup', () => {
  const { html, markdown } = signatureCode('https://play.example', { id: 7, name: '"><b>&](x' });
  expect(html).toContain('alt="&quot;&gt;&lt;b&gt;&amp;](x"');
  expect(markdown).toContain(String.raw`[!["\>\<b\>&\](x](https://`);
});
