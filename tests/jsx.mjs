/**
 * Stands in the place of React's maker of elements while tests run: the page's own. The one for development notes for
 * each element where in the code it was made, which takes longer than drawing it.
 */
import runtime from '../node_modules/react/cjs/react-jsx-runtime.production.js';

export const { Fragment } = runtime;
export const jsxDEV = (type, props, key) => runtime.jsx(type, props, key);
