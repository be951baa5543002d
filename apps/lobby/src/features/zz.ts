import { Header } from '../../../shell/src/frame/header.tsx'
import x from '../../../account/src/screens/login.screen.tsx'
import { z } from 'zod'
console.log(Header, x, z)
