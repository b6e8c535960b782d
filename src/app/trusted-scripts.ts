interface TrustedTypesFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown;
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: TrustedTypesFactory;
  }
}

/**
 * The Content-Security-Policy (scripts/security-policy.ts) lets no plain text become markup or a script. What is left
 * are the addresses of workers: this policy passes those of our own site.
 */
export function trustOwnScripts(): void {
  // oxlint-disable-next-line compat/compat -- asked for before it is used
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, document.baseURI).origin !== location.origin) throw new TypeError(`Not ours: ${url}`);
      return url;
    },
  });
}
