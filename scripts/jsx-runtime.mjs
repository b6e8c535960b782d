/** React's functions by their names: a CommonJS module is asked for its member at every call. */
import runtime from '../node_modules/react/jsx-runtime.js';

export const { jsx, jsxs, Fragment } = runtime;
