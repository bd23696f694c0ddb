/** Inline styles, because several mail programs ignore style sheets. */
const font = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";
const small = `${font};font-size:14px;line-height:1.5`;

export const emailStyles = {
  body: `margin:0;padding:0;background:#f7f1e3;color:#17161e;${font}`,
  /** Text that mail programs show beside the subject. */
  preheader:
    'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;color:#f7f1e3;mso-hide:all',
  outer: 'width:100%;background:#f7f1e3',
  card: 'width:100%;max-width:600px;background:#ffffff;border:2px solid #17161e;border-radius:12px;border-collapse:separate',
  header: 'padding:18px 28px;background:#17161e;border-radius:9px 9px 0 0',
  brand: `margin:0;${font};font-size:28px;line-height:32px;font-weight:900;letter-spacing:2px;color:#ffc82e;text-shadow:-1px -1px 0 #4cc9f0,2px 2px 0 #ff5d8f`,
  content: 'padding:32px 28px 12px',
  title: `margin:0 0 16px;${font};font-size:26px;line-height:1.2;font-weight:800;color:#17161e`,
  text: `margin:0 0 24px;${font};font-size:16px;line-height:1.5;color:#17161e`,
  /** Separate borders, because a collapsed dashed one starts again in each column. */
  facts: 'width:100%;margin:0 0 28px;border-collapse:separate;border-spacing:0;border-top:2px dashed #8b8375',
  factLabel: `padding:10px 16px 10px 0;border-bottom:1px solid #e6dcc4;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap;color:#57524a;${small}`,
  factValue: `padding:10px 0;border-bottom:1px solid #e6dcc4;text-align:right;vertical-align:top;font-weight:700;color:#17161e;overflow-wrap:anywhere;${small}`,
  buttonRow: 'margin:0 0 28px;border-collapse:separate',
  buttonCell: 'background:#ffc82e;border:2px solid #17161e;border-radius:8px',
  button: `display:inline-block;padding:14px 28px;${font};font-size:16px;line-height:20px;font-weight:700;color:#1a1405;text-decoration:none`,
  note: `margin:0 0 16px;color:#57524a;${small}`,
  address: 'color:#17161e;word-break:break-all',
  footer: `padding:20px 28px 32px;color:#57524a;${small}`,
} as const;

/** For mail programs that know it. The classes repeat the inline colours of the light theme in dark. */
export const emailDarkTheme = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .content, .header { padding-left: 20px !important; padding-right: 20px !important; }
  .footer { padding-left: 22px !important; padding-right: 22px !important; }
  .button-row, .button-row td { width: 100% !important; text-align: center !important; }
  .button-row a { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0f0e14 !important; }
  .card { background: #211f2a !important; border-color: #3a3646 !important; }
  .strong, .link { color: #f7f1e3 !important; }
  .quiet { color: #bdb5a7 !important; }
  .line { border-color: #3a3646 !important; }
}`;
