const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

/**
 * Queries by role ask for the styles of each element, again and again. jsdom asks a hundred rules of its own about each of
 * them, and reads every colour anew each time; here it is asked for what can have changed.
 */
module.exports = function quickStyles(window) {
  const compute = window.getComputedStyle;
  const document = implForWrapper(window.document);
  // jsdom makes what matches selectors when the first style is asked for.
  compute(window.document.documentElement);
  const selectors = document._nwsapiDontThrow;
  const { match } = selectors;
  selectors.match = (selector, element) => mayMatch(selector, element.localName) && match(selector, element);

  const known = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element?.isConnected || element.ownerDocument !== window.document) return compute(element, pseudo);
    // jsdom throws its rules of elements away with every change of the document.
    const ofThisState = document._styleCache && known.get(document._styleCache);
    const before = ofThisState?.get(element);
    if (before) return before;
    const style = compute(element);
    if (ofThisState) ofThisState.set(element, style);
    else known.set(document._styleCache, new WeakMap([[element, style]]));
    return style;
  };
};

/** Of each selector, the names of the elements that it can match; null where it doesn't say. */
const namesOf = new Map();

function mayMatch(selector, name) {
  let names = namesOf.get(selector);
  if (names === undefined) namesOf.set(selector, (names = namesIn(selector)));
  return names === null || names.has(name);
}

function namesIn(selector) {
  if (!/^[\w\s,>:[\]="()-]+$/.test(selector) || /\([^)]*,/.test(selector)) return null;
  const names = selector.split(',').map((one) => /(?:^|[\s>])([a-z]\w*)[^\s>]*$/.exec(one.trim())?.[1]);
  return names.every(Boolean) ? new Set(names) : null;
}
