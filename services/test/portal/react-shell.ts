import { join } from 'node:path';
import { WORKSPACE } from '../../src/platform/config/index.js';

/** The server build of a shell that renders a remote's page with React and passes it its address. Errors of the page become faults. */
export const REACT_SHELL = `
const { createRequire } = require('node:module');
const { Writable } = require('node:stream');
const load = createRequire(${JSON.stringify(join(WORKSPACE, 'shell/package.json'))});
const react = load('react');
const { renderToPipeableStream } = load('react-dom/server');
exports.shared = { react, 'react/jsx-runtime': load('react/jsx-runtime') };
exports.renderPage = ({ address, remote, boot }) =>
  new Promise((resolve, reject) => {
    const faults = [];
    const { Component } = remote.exported;
    const page = react.createElement(Component, { address, demo: boot.demo });
    const { pipe } = renderToPipeableStream(react.createElement(react.Suspense, { fallback: null }, page), {
      onError: (error) => void faults.push({ fill: undefined, message: String(error), stack: error.stack }),
      onShellError: reject,
      onAllReady: () => {
        let html = '';
        const write = (chunk, _encoding, done) => done((html += chunk) && null);
        pipe(new Writable({ write, final: (done) => done(resolve({ html, links: '', faults })) }));
      },
    });
  });
`;
