import { escapeHtml } from '#server/kernel/escape-html.ts'
import type { Letter } from './letter.ts'
import { LIGHT, TITLE_FONT } from './mail-look.ts'

const DRAWN = `font-size:0;line-height:0;border:2px solid ${LIGHT.ink}`

/** The two circles with their lens, and the name. Drawn with borders: no picture that has to be loaded or allowed. */
export function mark({ name, brand }: Letter['site']): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<!--[if !mso]><!--><td style="padding:0 9px 0 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td>${half('border-right:0;border-radius:13px 6px 6px 13px/13px 3px 3px 13px;margin-right:-5px')}</td>
<td><div class="ring" style="width:9px;height:18px;border-radius:50%;background-color:${brand};${DRAWN}">&nbsp;</div></td>
<td>${half('border-left:0;border-radius:6px 13px 13px 6px/3px 13px 13px 3px;margin-left:-5px')}</td>
</tr></table></td><!--<![endif]-->
<td class="ink" style="font:700 25px/1 ${TITLE_FONT};letter-spacing:-0.035em;color:${LIGHT.ink}">${escapeHtml(name)}</td>
</tr></table>`
}

function half(shape: string): string {
  return `<div class="ring" style="width:16px;height:21px;${DRAWN};${shape}">&nbsp;</div>`
}
