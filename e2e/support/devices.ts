const IPHONE = (os: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`

/** User agents that the download rules distinguish (A2). */
export const AGENTS = {
  safari17: `${IPHONE('17_4')} Version/17.4 Mobile/15E148 Safari/604.1`,
  'safari12.2': `${IPHONE('12_2')} Version/12.1 Mobile/15E148 Safari/604.1`,
  'safari12.1': `${IPHONE('12_1')} Version/12.0 Mobile/15E148 Safari/604.1`,
  safari11: `${IPHONE('11_4')} Version/11.0 Mobile/15E148 Safari/604.1`,
  chromeOnIphone: `${IPHONE('17_4')} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`,
  nativeApp:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 App1.0Ver',
} as const
