/** Response headers of every answer, by name in lower case. */
export type HeaderSet = Readonly<Record<string, string>>;

const deniedFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'interest-cohort',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The header set of pages, redirects, assets, errors and API answers alike. Upgrading is left out on plain http origins. */
export function planHeaderSet(origin: string): HeaderSet {
  const upgrade = origin.startsWith('https:') ? ['upgrade-insecure-requests'] : [];
  return {
    'content-security-policy': [...contentSecurityPolicy, ...upgrade, 'report-uri /csp-report'].join('; '),
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'permissions-policy': [
      ...deniedFeatures.map((feature) => `${feature}=()`),
      'autoplay=(self)',
      'fullscreen=(self)',
    ].join(', '),
  };
}

/** Pages on which visitors type personal data: no address of them leaves the browser, and no search engine lists them. */
export const reservedPageHeaders: HeaderSet = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
